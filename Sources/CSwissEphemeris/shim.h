#include <swephexp.h>
