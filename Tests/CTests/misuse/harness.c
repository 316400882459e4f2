/* Checks the result of each call: its status, its error, and the value behind `out`. */
#include "harness.h"

#include <stdio.h>

char not_set;
pentad_error *error;
int failures;

static const char *function_name, *wrong_parameter, *wrong_what, *wrong_named;
static pentad_status wrong_status;

enum { PIECES = 16 };
static void *pieces[PIECES];
static size_t piece_count;

static void failed(const char *what) {
  failures++;
  printf("%s, %s, %s: %s\n", function_name, wrong_parameter, wrong_what, what);
}

void wrong(const char *parameter, const char *what, const char *named, pentad_status expected) {
  wrong_parameter = parameter;
  wrong_what = what;
  wrong_named = named;
  wrong_status = expected;
  error = (pentad_error *)&not_set;
}

void check(pentad_status status) {
  char text[512];
  if (error == (pentad_error *)&not_set) {
    failed("the place of the error was not written");
    error = NULL;
  } else if (status == PENTAD_OK) {
    failed("was accepted");
  } else {
    const char *const message = pentad_error_message(error);
    snprintf(text, sizeof text, "%s: %s", pentad_status_name(status), message);
    if (PENTAD_STATUS_COARSE(status) != wrong_status || !strstr(message, wrong_named)) failed(text);
    if (pentad_error_code(error) != status) failed("the error has another status");
  }
  pentad_error_free(error);
  free_pieces();
}

void check_empty(const char *parameter, const void *value) {
  char text[64];
  if (value == NULL) return;
  snprintf(text, sizeof text, "%s is not NULL afterwards", parameter);
  failed(text);
}

void *piece(size_t size) {
  void *const bytes = calloc(1, size);
  if (bytes == NULL || piece_count == PIECES) abort();
  return pieces[piece_count++] = bytes;
}

void *shorter(const void *record, size_t size, size_t says) {
  void *const copy = piece(says < sizeof says ? sizeof says : says);
  memcpy(copy, record, says < size ? says : size);
  memcpy(copy, &says, sizeof says);
  return copy;
}

void free_pieces(void) {
  while (piece_count > 0) free(pieces[--piece_count]);
}

void called_back(const char *type) {
  failures++;
  printf("%s: a %s was called back\n", function_name, type);
}

void make_wrong_calls(void) {
  size_t i;
  for (i = 0; i < function_count; i++) {
    if (functions[i].misuse == NULL) continue;
    function_name = functions[i].name;
    functions[i].misuse();
  }
}

void expect_of_all(const char *when, bool (*is_one)(const struct function *function),
                   pentad_status expected) {
  size_t i;
  for (i = 0; i < function_count; i++) {
    if (functions[i].call == NULL || !is_one(&functions[i])) continue;
    function_name = functions[i].name;
    wrong("a good call", when, "", expected);
    check(functions[i].call(&error));
  }
}
