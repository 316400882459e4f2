/* Times one workload and prints what the driver reads: `nanoseconds check`. See Stopwatch.swift. */
#ifndef STOPWATCH_H
#define STOPWATCH_H

#include <stdio.h>
#include <time.h>

/* Works on all texts and returns the sum of the results. */
typedef double (*stopwatch_pass)(char **texts, int count);

static double stopwatch_time(int repeats, stopwatch_pass pass, char **texts, int count) {
  struct timespec start, end;
  volatile double sum = 0;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < repeats; i++) sum += pass(texts, count);
  clock_gettime(CLOCK_MONOTONIC, &end);
  double taken = (double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec);
  return taken / repeats;
}

/* The least of many batches of about a millisecond, for one text. */
static void stopwatch_report(stopwatch_pass pass, char **texts, int count) {
  double check = pass(texts, count);
  double one = stopwatch_time(1, pass, texts, count);
  int repeats = one < 1e6 ? (int)(1e6 / (one > 1 ? one : 1)) : 1;
  double best = one;
  for (int batch = 0; batch < 300; batch++) {
    double time = stopwatch_time(repeats, pass, texts, count);
    if (time < best) best = time;
  }
  printf("%.6g %.17g\n", best / count, check);
}

#endif
