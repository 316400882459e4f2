/** @file pentad_types.h  Records, options, enums and callback types of Pentad's C interface. Written by hand. */
#ifndef PENTAD_TYPES_H
#define PENTAD_TYPES_H
#include <stddef.h>
#include <stdint.h>
#endif
