/* `stellar_bench FOLDER TEXT...` times searches in the store of a folder, through the shared library:
 * the median, the 99th of a hundred, the longest, in nanoseconds, and the number of hits. See
 * StellarBench.swift. */
#include <stdio.h>
#include <stdlib.h>

#include "pentad.h"
#include "stopwatch.h"

enum { PASSES = 4 };

static size_t search(pentad_stellar_client *client, const char *text) {
  pentad_stellar_search_answer *answer;
  size_t hits;
  if (pentad_stellar_client_search(client, text, 0, &answer, NULL) != PENTAD_OK) return 0;
  hits = answer->hit_count;
  pentad_stellar_search_answer_free(answer);
  return hits;
}

int main(int argc, char **argv) {
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_client *client;
  const size_t count = argc > 2 ? (size_t)argc - 2 : 0;
  double *const best = malloc(sizeof *best * (count + 1));
  size_t hits = 0, i;
  int pass;
  if (count == 0 || best == NULL) {
    fprintf(stderr, "usage: stellar_bench FOLDER TEXT...\n");
    return 2;
  }
  options.store_folder = argv[1];
  if (pentad_stellar_client_open(&options, &client, NULL) != PENTAD_OK) return 1;
  for (pass = 0; pass < PASSES; pass++) {
    hits = 0;
    for (i = 0; i < count; i++) {
      const double start = stopwatch_now(CLOCK_MONOTONIC);
      double time;
      hits += search(client, argv[i + 2]);
      time = stopwatch_now(CLOCK_MONOTONIC) - start;
      if (pass == 0 || time < best[i]) best[i] = time;
    }
  }
  stopwatch_sort(best, count);
  printf("%.6g %.6g %.6g %zu\n", best[count / 2], best[count * 99 / 100], best[count - 1], hits);
  pentad_stellar_client_free(client);
  free(best);
  return 0;
}
