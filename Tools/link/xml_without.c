/* What libxml2's archive asks of ICU, of liblzma and of the standard streams, for a library that has none of
 * the first two: prepare.py puts it into a copy of the archive.
 *
 * libxml2 asks iconv for a converter first, and ICU for those that iconv lacks: ICU is made to know none. It
 * reads no compressed file of ours: such a file cannot be opened. */

#include <stddef.h>
#include <stdio.h>

/* ICU_SUFFIX is the version that the archive's names end in. */
#define JOINED(name, suffix) name##suffix
#define EXPANDED(name, suffix) JOINED(name, suffix)
#define ICU(name) EXPANDED(name, ICU_SUFFIX)

enum { UNSUPPORTED = 16 }; /* U_UNSUPPORTED_ERROR */

void *ICU(ucnv_open)(const char *name, int *status);
void *ICU(ucnv_open)(const char *name, int *status) {
  (void)name;
  *status = UNSUPPORTED;
  return NULL;
}

/* Never called without a converter. */
void ICU(ucnv_close)(void);
void ICU(ucnv_close)(void) {}
void ICU(ucnv_convertEx)(void);
void ICU(ucnv_convertEx)(void) {}
void ICU(ucnv_setFromUCallBack)(void);
void ICU(ucnv_setFromUCallBack)(void) {}
void ICU(ucnv_setToUCallBack)(void);
void ICU(ucnv_setToUCallBack)(void) {}
void ICU(UCNV_FROM_U_CALLBACK_STOP)(void);
void ICU(UCNV_FROM_U_CALLBACK_STOP)(void) {}
void ICU(UCNV_TO_U_CALLBACK_STOP)(void);
void ICU(UCNV_TO_U_CALLBACK_STOP)(void) {}

void *__libxml2_xzopen(const char *path, const char *mode);
void *__libxml2_xzopen(const char *path, const char *mode) {
  (void)path;
  (void)mode;
  return NULL;
}

void *__libxml2_xzdopen(int descriptor, const char *mode);
void *__libxml2_xzdopen(int descriptor, const char *mode) {
  (void)descriptor;
  (void)mode;
  return NULL;
}

int __libxml2_xzread(void *file, void *buffer, unsigned count);
int __libxml2_xzread(void *file, void *buffer, unsigned count) {
  (void)file;
  (void)buffer;
  (void)count;
  return -1;
}

int __libxml2_xzclose(void *file);
int __libxml2_xzclose(void *file) {
  (void)file;
  return -1;
}

int __libxml2_xzcompressed(void *file);
int __libxml2_xzcompressed(void *file) {
  (void)file;
  return 0;
}

/* The archive's code is not for shared libraries: it can reach data of its own library alone. */
#define OWN __attribute__((visibility("hidden")))
extern FILE *pentad_xml_stdin OWN;
extern FILE *pentad_xml_stdout OWN;
extern FILE *pentad_xml_stderr OWN;
FILE *pentad_xml_stdin, *pentad_xml_stdout, *pentad_xml_stderr;

__attribute__((constructor)) static void take_streams(void) {
  pentad_xml_stdin = stdin;
  pentad_xml_stdout = stdout;
  pentad_xml_stderr = stderr;
}
