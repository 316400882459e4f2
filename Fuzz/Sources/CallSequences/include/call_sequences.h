/* Random calls of the C interface on live handles: the bytes of an input are the program. */
#ifndef CALL_SEQUENCES_H
#define CALL_SEQUENCES_H

#include <stddef.h>
#include <stdint.h>

/**
 * Runs a program, then frees all that it was given and waits for all that it began.
 *
 * @param bytes the program
 * @param count how many bytes
 * @param folder the only folder that the calls are told of; what is in it may change and vanish
 * @return NULL, or which promise of the interface was broken
 */
const char *_Nullable call_sequence_run(const uint8_t *_Nullable bytes, size_t count,
                                        const char *_Nonnull folder);

#endif
