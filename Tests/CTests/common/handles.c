/* Linked into each program: checks at its end that all handles are freed. */
#include <pentad.h>

#include <stdio.h>
#include <unistd.h>

__attribute__((destructor)) static void count_handles(void) {
  const int count = (int)pentad_handle_count();
  if (count == 0) return;
  fflush(NULL);
  fprintf(stderr, "handles that were not freed: %d\n", count);
  _exit(9);
}
