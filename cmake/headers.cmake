# condotta_headers: Boost and fmt, as the host's packages have them. For WebAssembly only their headers are used, through a
# folder with nothing else in it: the rest of /usr/include would hide the headers of wasi-libc.
add_library(condotta_headers INTERFACE)
if(CONDOTTA_WASM)
  set(host_headers ${CMAKE_BINARY_DIR}/host-headers)
  file(MAKE_DIRECTORY ${host_headers})
  foreach(library boost fmt)
    file(CREATE_LINK /usr/include/${library} ${host_headers}/${library} SYMBOLIC)
  endforeach()
  target_include_directories(condotta_headers SYSTEM INTERFACE ${host_headers})
  target_compile_definitions(condotta_headers INTERFACE
    BOOST_NO_EXCEPTIONS BOOST_EXCEPTION_DISABLE BOOST_SYSTEM_DISABLE_THREADS FMT_HEADER_ONLY FMT_EXCEPTIONS=0)
else()
  find_package(Boost 1.81 REQUIRED)
  find_package(fmt REQUIRED)
  target_link_libraries(condotta_headers INTERFACE Boost::headers fmt::fmt)
endif()
