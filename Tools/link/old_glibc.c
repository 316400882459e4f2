/* The distance of two points by the function that glibc has had since 2.2.5: a library that is linked with the
 * one of 2.35, which differs in errno alone, starts on no older system. link.ld puts these in its place. */

double old_hypot(double x, double y);
float old_hypotf(float x, float y);
__asm__(".symver old_hypot, hypot@GLIBC_2.2.5");
__asm__(".symver old_hypotf, hypotf@GLIBC_2.2.5");

double pentad_hypot(double x, double y);
double pentad_hypot(double x, double y) { return old_hypot(x, y); }

float pentad_hypotf(float x, float y);
float pentad_hypotf(float x, float y) { return old_hypotf(x, y); }
