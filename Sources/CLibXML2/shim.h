#include <iconv.h>

/* Debian's libxml2 is built with ICU, whose headers are another version than those of Foundation. What
 * they would declare stands at the end of structs that the library alone makes. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/parserInternals.h>
