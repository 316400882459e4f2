/* What fail_calls.c tells torture.py. */
struct report {
  long calls;
  /* The most that were in use at once. */
  long descriptors;
  long threads;
  int code;
  char failed[28];
};
