#include "harness.h"

static const uint8_t *at;
static const uint8_t *end;

void input_begin(const uint8_t *bytes, size_t count) {
  at = bytes;
  end = bytes + count;
}

bool input_is_empty(void) { return at == end; }

uint8_t input_byte(void) { return at == end ? 0 : *at++; }

uint64_t input_bits(size_t bytes) {
  uint64_t bits = 0;
  for (size_t i = 0; i < bytes; i++) bits = bits << 8 | input_byte();
  return bits;
}

bool input_chance(unsigned of) { return input_byte() % of == of - 1; }
