#include <stdlib.h>

#include "harness.h"

/* Each piece is allocated separately: a sanitizer then detects a read beyond one. */
enum { PIECES = 4096, SHARE = 8 << 20 };

static void *pieces[PIECES];
static size_t piece_count;
static size_t taken;

void *memory_take(size_t size) {
  if (piece_count == PIECES || size > SHARE - taken) return NULL;
  void *piece = calloc(1, size ? size : 1);
  if (piece == NULL) return NULL;
  pieces[piece_count++] = piece;
  taken += size;
  return piece;
}

void memory_end(void) {
  while (piece_count > 0) free(pieces[--piece_count]);
  taken = 0;
}
