#include "harness.h"

enum { KINDS = 128, PER_KIND = 6, PLACES = 1024 };

/** The place where a call leaves a value of a kind. */
struct place {
  size_t kind;
  void **at;
};

static void *objects[KINDS][PER_KIND];
static size_t counts[KINDS];
static struct place places[PLACES], late_places[PLACES];
static size_t place_count, late_count;
static pentad_error **error;

void pool_begin(void) {
  for (size_t kind = 0; kind < KINDS; kind++) counts[kind] = 0;
  place_count = late_count = 0;
  error = NULL;
  if (kind_count > KINDS) broken("the pool has fewer kinds than the interface");
}

void *live(size_t kind) {
  if (counts[kind] == 0 || input_chance(16)) return NULL;
  return objects[kind][input_byte() % counts[kind]];
}

void *given_up(size_t kind) {
  if (counts[kind] == 0) return NULL;
  size_t index = input_byte() % counts[kind];
  void *object = objects[kind][index];
  objects[kind][index] = objects[kind][--counts[kind]];
  return object;
}

void *newest(size_t kind) { return counts[kind] == 0 ? NULL : objects[kind][counts[kind] - 1]; }

void each(size_t kind, void (*body)(void *object)) {
  for (size_t i = 0; i < counts[kind]; i++) body(objects[kind][i]);
}

bool missing(size_t kind, const void *object) {
  return object == NULL && counts[kind] == 0 && !input_chance(8);
}

void *out_place(size_t kind, bool is_late) {
  size_t *count = is_late ? &late_count : &place_count;
  if (input_chance(16) || *count == PLACES) return NULL;
  void **at = memory_take(sizeof *at);
  if (at == NULL) return NULL;
  (is_late ? late_places : places)[(*count)++] = (struct place){kind, at};
  return at;
}

void *error_place(void) {
  error = input_chance(8) ? NULL : memory_take(sizeof *error);
  return error;
}

static void keep(struct place place) {
  if (*place.at == NULL) return;
  if (counts[place.kind] == PER_KIND) {
    free_object(place.kind, *place.at);
  } else {
    objects[place.kind][counts[place.kind]++] = *place.at;
  }
  *place.at = NULL;
}

void keep_results(pentad_status status) {
  for (size_t i = 0; i < place_count; i++) {
    if (status != PENTAD_OK && *places[i].at != NULL) broken("a call failed and gave something");
    keep(places[i]);
  }
  place_count = 0;
  if (error != NULL) {
    if ((status == PENTAD_OK) != (*error == NULL)) broken("an error and its status differ");
    pentad_error_message(*error);
    if (*error != NULL && pentad_error_code(*error) != status) broken("an error has another code");
    keep_object(kind_pentad_error, *error);
  }
  error = NULL;
  if ((status & 0xff) == PENTAD_INTERNAL) broken("a call met a defect of the library");
}

void keep_late_results(void) {
  for (size_t i = 0; i < late_count; i++) keep(late_places[i]);
}

void keep_object(size_t kind, void *object) { keep((struct place){kind, &object}); }

void free_all(size_t kind) {
  while (counts[kind] > 0) free_object(kind, objects[kind][--counts[kind]]);
}
