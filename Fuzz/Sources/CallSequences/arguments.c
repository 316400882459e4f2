#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "harness.h"

static const char *root;

void arguments_begin(const char *folder) { root = folder; }

/* ---- Texts ----------------------------------------------------------------------------------- */

static const char *const words[] = {
    "", "H2O", "CuSO4.5H2O", "Fe", "iron", "101", "102", "g:24", "d:101+102", "24", "6.01", "x",
    "youtube:BmzSEYNTkHA", "peertube:9c9de5e8-0a1e-484a-b099-e80766180a6d", "like", "all", "en",
    "{\"type\":\"image\"}", "MWF 9-10:30", "twitter", "2026-11-22", "fa26", "tok-alice",
};
static const char *const addresses[] = {
    "http://127.0.0.1:9/feed.xml", "https://example.org/a?b=c#d", "http://[::1]:9/", "file:///x",
    "pentad://done?oauth_token=a&oauth_verifier=b", "https://youtu.be/BmzSEYNTkHA", "http://",
};
static const char *const servers[] = {"http://127.0.0.1:9/", "http://localhost:9", "ftp://x", ""};
static const char *const zones[] = {"Asia/Kolkata", "America/New_York", "UTC", "+05:30", "Mars/X"};
static const char *const folders[] = {"a", "b", "a/b", "missing/a", "."};

#define ONE_OF(list) list[input_byte() % (sizeof list / sizeof *list)]

/* A text has room for every count that may be passed as its length. */
enum { TEXT_ROOM = 128 };

static const char *kept(const char *text) {
  char *copy = memory_take(TEXT_ROOM);
  if (copy != NULL) strncpy(copy, text, TEXT_ROOM - 1);
  return copy;
}

static const char *a_folder(void) {
  char *path = memory_take(TEXT_ROOM * 4);
  if (path != NULL) snprintf(path, TEXT_ROOM * 4, "%s/%s", root, ONE_OF(folders));
  return path;
}

static const char *random_text(void) {
  char *text = memory_take(TEXT_ROOM);
  size_t length = input_byte() % COUNT_LIMIT;
  for (size_t i = 0; text != NULL && i < length; i++) text[i] = (char)input_byte();
  return text;
}

const char *a_text(enum text_role role) {
  if (input_chance(16)) return NULL;
  /* A path or a server's address is never random. */
  if (role == TEXT_PLACE) return a_folder();
  if (role == TEXT_SERVER) return kept(ONE_OF(servers));
  if (input_chance(3)) return random_text();
  if (role == TEXT_ADDRESS) return kept(ONE_OF(addresses));
  if (role == TEXT_ZONE) return kept(ONE_OF(zones));
  return kept(ONE_OF(words));
}

const char **a_texts(enum text_role role) {
  if (input_chance(16)) return NULL;
  const char **texts = memory_take(ARRAY_ROOM * sizeof *texts);
  size_t count = input_byte() % 4;
  for (size_t i = 0; texts != NULL && i < ARRAY_ROOM; i++) {
    texts[i] = i < count ? a_text(role) : "x";
  }
  return texts;
}

/* ---- Numbers --------------------------------------------------------------------------------- */

size_t a_count(void) { return input_byte() % (COUNT_LIMIT + 1); }

int32_t a_number(void) {
  switch (input_byte() % 8) {
    case 0: return INT32_MAX;
    case 1: return INT32_MIN;
    case 2: return -1;
    case 3: return (int32_t)input_bits(4);
    default: return input_byte() % 128;
  }
}

int64_t a_long(void) {
  switch (input_byte() % 8) {
    case 0: return INT64_MAX;
    case 1: return INT64_MIN;
    case 2: return -1;
    case 3: return (int64_t)input_bits(8);
    default: return input_byte();
  }
}

int32_t a_day(void) {
  if (input_chance(8)) return a_number() == 0 ? 20260231 : INT32_MAX;
  return 20261101 + input_byte() % 30;
}

int64_t a_moment(void) {
  if (input_chance(8)) return input_chance(2) ? INT64_MAX : INT64_MIN;
  return 1793491200000 + input_byte() * 14400000LL;
}

int64_t a_wait(void) { return input_byte() % 4; }

double a_double(void) {
  static const double doubles[] = {0.0, -0.0, 1.0, -90.0, 180.0, 1e308, 5e-324};
  uint64_t bits;
  double value;
  switch (input_byte() % 4) {
    case 0: return ONE_OF(doubles);
    case 1:
      bits = input_bits(8);
      memcpy(&value, &bits, sizeof value);
      return value;
    default: return (double)(int8_t)input_byte() + input_byte() / 256.0;
  }
}

bool a_flag(void) { return input_byte() & 1; }

void *a_block(size_t element) {
  if (input_chance(16)) return NULL;
  uint8_t *block = memory_take(ARRAY_ROOM * element);
  size_t count = input_byte() % COUNT_LIMIT;
  for (size_t i = 0; block != NULL && i < count; i++) block[i] = input_byte();
  return block;
}

size_t *a_counts(void) {
  size_t *counts = input_chance(16) ? NULL : memory_take(ARRAY_ROOM * sizeof *counts);
  size_t count = input_byte() % 4;
  for (size_t i = 0; counts != NULL && i < count; i++) counts[i] = a_count();
  return counts;
}

/* ---- Records --------------------------------------------------------------------------------- */

static void *filled(size_t size, bool is_sized, void (*fill)(void *record)) {
  static unsigned depth;
  /* The double size, so that the memory exists for every size that the record claims. */
  void *record = depth > 3 ? NULL : memory_take(size * 2);
  if (record == NULL) return NULL;
  depth += 1;
  fill(record);
  depth -= 1;
  if (is_sized) {
    size_t wrong = input_chance(16) ? input_byte() % (size * 2) : size;
    memcpy(record, &wrong, sizeof wrong);
  }
  return record;
}

void *a_record(size_t size, bool is_sized, void (*fill)(void *record)) {
  return input_chance(8) ? NULL : filled(size, is_sized, fill);
}

void *a_whole_record(size_t size, bool is_sized, void (*fill)(void *record)) {
  return filled(size, is_sized, fill);
}

void *a_list(size_t size, bool is_sized, void (*fill)(void *record)) {
  if (input_chance(16)) return NULL;
  void **list = memory_take(ARRAY_ROOM * sizeof *list);
  if (list == NULL) return NULL;
  size_t count = 1 + input_byte() % 3;
  for (size_t i = 0; i < ARRAY_ROOM; i++) {
    list[i] = i < count ? filled(size, is_sized, fill) : list[0];
  }
  return list;
}
