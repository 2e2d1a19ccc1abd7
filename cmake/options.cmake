# What every target is compiled with, and helpers for targets whose sources are found by pattern.

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Kind of build" FORCE)
endif()

# nvcc would pass -Wpedantic to code of its own that is not pedantic.
set(condotta_warnings -Wall -Wextra -Wconversion -Wshadow)
add_compile_options(
  "$<$<COMPILE_LANGUAGE:CXX>:${condotta_warnings};-Wpedantic;-Werror>"
  # clang counts sign conversions under -Wconversion, g++ does not: the same set for both.
  "$<$<COMPILE_LANG_AND_ID:CXX,Clang>:-Wno-sign-conversion>")

# a * b + c rounds once where the processor can and twice elsewhere: bots must choose alike everywhere.
add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-ffp-contract=off>")

if(CONDOTTA_NATIVE)
  add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-march=native>")
endif()
if(CONDOTTA_SANITIZE)
  add_compile_options(-fsanitize=${CONDOTTA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${CONDOTTA_SANITIZE})
endif()

find_program(CONDOTTA_CCACHE ccache)
if(CONDOTTA_CCACHE)
  # The sloppiness lets it cache what uses the precompiled headers of the tests; paths from the top of the repository
  # let several clones share one cache.
  set(condotta_launcher ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros
    CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${CONDOTTA_CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${condotta_launcher})
  set(CMAKE_CUDA_COMPILER_LAUNCHER ${condotta_launcher})
endif()

# Folders fill up one after another, so a library without sources yet is an interface to what it would link.
function(condotta_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
  if(arg_SOURCES)
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC ${arg_LINK})
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE ${arg_LINK})
  endif()
endfunction()

# One executable for each source, named after it with `PREFIX` before, in the top of the build folder.
function(condotta_programs)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "PREFIX" "SOURCES;LINK")
  foreach(source IN LISTS arg_SOURCES)
    get_filename_component(name ${source} NAME_WE)
    set(name ${arg_PREFIX}${name})
    add_executable(${name} ${source})
    target_link_libraries(${name} PRIVATE ${arg_LINK})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
  endforeach()
endfunction()
