// Boost.JSON comes as headers: this is the one place where its functions are compiled.
#include <boost/json/src.hpp>
