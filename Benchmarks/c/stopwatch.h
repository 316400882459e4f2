/* Times one workload and prints what the driver reads: `nanoseconds check`. See Stopwatch.swift. */
#ifndef STOPWATCH_H
#define STOPWATCH_H

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* In nanoseconds. */
static inline double stopwatch_now(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static inline int stopwatch_compare(const void *left, const void *right) {
  const double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

/* The least first. */
static inline void stopwatch_sort(double *times, size_t count) {
  qsort(times, count, sizeof *times, stopwatch_compare);
}

/* Works on all texts and returns the sum of the results. */
typedef double (*stopwatch_pass)(char **texts, int count);

static inline double stopwatch_time(int repeats, stopwatch_pass pass, char **texts, int count) {
  volatile double sum = 0;
  double start = stopwatch_now(CLOCK_MONOTONIC);
  for (int i = 0; i < repeats; i++) sum += pass(texts, count);
  return (stopwatch_now(CLOCK_MONOTONIC) - start) / repeats;
}

/* The least of many batches of about a millisecond, for one text. */
static inline void stopwatch_report(stopwatch_pass pass, char **texts, int count) {
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

/* For passes of a second: the least processor time of 3, divided by `items`. */
static inline void stopwatch_report_cpu(
    stopwatch_pass pass, char **texts, int count, int items) {
  double best = 0, check = 0;
  for (int repeat = 0; repeat < 3; repeat++) {
    double start = stopwatch_now(CLOCK_PROCESS_CPUTIME_ID);
    check = pass(texts, count);
    double time = stopwatch_now(CLOCK_PROCESS_CPUTIME_ID) - start;
    if (repeat == 0 || time < best) best = time;
  }
  printf("%.6g %.17g\n", best / items, check);
}

#endif
