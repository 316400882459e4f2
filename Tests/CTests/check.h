/* What the C tests have in common: calls that are printed with what they came to, conditions that hold,
 * a place, a child process. Each program's output is compared with its .expected. */
#ifndef CHECK_H
#define CHECK_H

#include <pentad.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* The name of a status without the finer code, which is printed as a number. */
static inline const char *coarse_name(pentad_status status) {
  return pentad_status_name(PENTAD_STATUS_COARSE(status));
}

/* What the last call came to. */
static pentad_error *error;
static pentad_status status;

/* Prints what else a program wants to know of each call; NULL for nothing. */
static void (*show_more)(void);

/* Prints a call and what it came to: the status, a finer code, the place in the input. */
static inline void show(const char *call) {
  for (; *call; call++) {
    const unsigned char byte = (unsigned char)*call;
    if (byte < 0x20 || byte > 0x7e) printf("\\x%02x", byte);
    else putchar(byte);
  }
  printf(": %s", coarse_name(status));
  if (status >> 8) printf(" 0x%x", (unsigned)status >> 8);
  if (pentad_error_offset(error) >= 0) printf(" at %d", (int)pentad_error_offset(error));
  if (pentad_error_code(error) != status) printf(" (the error says otherwise)");
  if (error && !*pentad_error_message(error)) printf(" (without a message)");
  if (show_more) show_more();
  printf("\n");
  pentad_error_free(error);
  error = NULL;
}

#define SHOW(call) \
  do { \
    status = (call); \
    show(#call); \
  } while (0)

/* Runs a call without a place for the error: all it must do is return the same status. */
#define WITHOUT_ERROR(call) \
  do { \
    const pentad_status again = (call); \
    if (again != status) printf("%s: %d\n", #call, (int)again); \
  } while (0)

static inline void says(const char *what, bool holds) {
  if (!holds) printf("it does not hold that %s\n", what);
}

#define HOLDS(condition) says(#condition, condition)

static inline pentad_astro_place ujjain(void) {
  pentad_astro_place place = PENTAD_ASTRO_PLACE_INIT;
  place.latitude = 23.1765;
  place.longitude = 75.7885;
  place.time_zone = "Asia/Kolkata";
  return place;
}

/* Runs `body` in a child; its answers come through a pipe: the child's exit status is valgrind's, who
 * takes for lost what the threads held that the child does not have. */
static inline void in_child(void (*body)(pentad_status *answers), pentad_status *answers,
                            size_t count) {
  const ssize_t size = (ssize_t)(count * sizeof *answers);
  int ends[2];
  pid_t child;
  if (pipe(ends) != 0) return;
  fflush(stdout);
  child = fork();
  if (child == 0) {
    body(answers);
    _exit(write(ends[1], answers, (size_t)size) == size ? 0 : 1);
  }
  close(ends[1]);
  if (read(ends[0], answers, (size_t)size) != size) printf("the child did not end well\n");
  close(ends[0]);
  waitpid(child, NULL, 0);
}

#endif
