/* `astro_swe LATITUDE LONGITUDE ZONE DAYS` times libswe as its manual shows it. It computes the
   risings and settings of the Sun and the Moon by swe_rise_trans, and the beginnings of the tithis
   by secants on swe_calc_ut, for each of DAYS civil days from 2020-01-01. ZONE is in hours. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <swephexp.h>

#include "stopwatch.h"

/* The check is over this many days. */
enum { CHECKED = 366 };

/* 2020-01-01 00:00 UT. */
static const double FIRST = 2458849.5;

/* The temperature at which libswe's refraction at the horizon is 34'. */
static const double TEMPERATURE = 12.905;

/* Degrees a day. */
static const double MEAN_SPEED = 12.19;

static char message[AS_MAXCH];

static void require(int ok) {
  if (ok) return;
  fprintf(stderr, "astro_swe: %s\n", message);
  exit(1);
}

/* The longitude of a body, from the ephemeris files: libswe answers without them, too. */
static double longitude(double time, int body) {
  double position[6];
  int flags = swe_calc_ut(time, body, SEFLG_SWIEPH, position, message);
  require(flags >= 0 && (flags & SEFLG_SWIEPH));
  return position[0];
}

/* Returns the distance of the Moon from the Sun at a moment, -180..180 degrees from `origin`. */
static double elongation(double time, double origin) {
  double angle = fmod(longitude(time, SE_MOON) - longitude(time, SE_SUN) - origin, 360);
  return angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle;
}

/* Returns the time when the elongation passes `angle`, near `time`. */
static double passage(double angle, double time) {
  double before = time, error = elongation(before, angle);
  double now = before - error / MEAN_SPEED;
  for (int step = 0; step < 8; step++) {
    double next_error = elongation(now, angle);
    double correction = next_error * (now - before) / (next_error - error);
    before = now;
    error = next_error;
    now -= correction;
    if (fabs(correction) < 1e-7) break;
  }
  return now;
}

/* The rising or setting of a body within a civil day, in hours from its midnight; 0 for none. */
static double event(double midnight, int body, int kind, double *place) {
  double time = 0;
  int code = swe_rise_trans(
      midnight, body, NULL, SEFLG_SWIEPH, kind, place, 0, TEMPERATURE, &time, message);
  if (code == -2) return 0; /* the body does not rise, or not soon */
  require(code >= 0);
  return time < midnight + 1 ? (time - midnight) * 24 : 0;
}

/* Returns the mean over the checked days of the hours of the four events and the tithi at sunrise.
   The weights differ, so that an error of one event does not hide that of another. */
static double pass(char **texts, int count) {
  (void)count;
  double place[3] = {atof(texts[1]), atof(texts[0]), 0}, zone = atof(texts[2]) / 24;
  int days = atoi(texts[3]);
  double sum = 0;
  swe_close(); /* what the pass before has read */
  double start = elongation(FIRST - zone, 0);
  int tithi = (int)floor((start < 0 ? start + 360 : start) / 12);
  double next = passage((tithi + 1) * 12, FIRST - zone + 0.5);
  for (int day = 0; day < days; day++) {
    double midnight = FIRST - zone + day;
    double rise = event(midnight, SE_SUN, SE_CALC_RISE, place);
    double hours = rise + 2 * event(midnight, SE_SUN, SE_CALC_SET, place);
    hours += 3 * event(midnight, SE_MOON, SE_CALC_RISE, place);
    hours += 4 * event(midnight, SE_MOON, SE_CALC_SET, place);
    int at_sunrise = tithi;
    while (next < midnight + 1) {
      tithi++;
      if (next <= midnight + rise / 24) at_sunrise = tithi;
      next = passage((tithi + 1) * 12, next + 0.984);
    }
    if (day < CHECKED) sum += hours + (rise > 0 ? at_sunrise % 30 + 1 : 0);
  }
  return sum / CHECKED;
}

int main(int argc, char **argv) {
  if (argc != 5 || atoi(argv[4]) < CHECKED) {
    fprintf(stderr, "usage: astro_swe LATITUDE LONGITUDE ZONE DAYS, at least %d\n", CHECKED);
    return 2;
  }
  stopwatch_report_cpu(pass, argv + 1, argc - 1, atoi(argv[4]));
  return 0;
}
