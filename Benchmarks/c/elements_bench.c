/* `elements_bench CASE TEXT...` times one case over the texts, through the shared library. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "pentad.h"
#include "stopwatch.h"

/* Symbol to atomic number. */
static double lookup(char **symbols, int count) {
  int64_t sum = 0;
  for (int i = 0; i < count; i++) sum += pentad_elements_number_of_symbol(symbols[i]);
  return (double)sum;
}

/* Text to molar mass, one call for each. */
static double mass(char **texts, int count) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    double value = NAN;
    pentad_elements_molar_mass_compute(texts[i], &value, NULL, NULL, NULL);
    sum += value;
  }
  return sum;
}

int main(int argc, char **argv) {
  const char *name = argc > 2 ? argv[1] : "";
  if (strcmp(name, "lookup") == 0) {
    stopwatch_report(lookup, argv + 2, argc - 2);
  } else if (strcmp(name, "mass") == 0) {
    stopwatch_report(mass, argv + 2, argc - 2);
  } else {
    fprintf(stderr, "usage: elements_bench lookup|mass TEXT...\n");
    return 2;
  }
  return 0;
}
