/* Records what a program writes below a folder, in order: loaded before all other libraries by LD_PRELOAD.
 *
 * POWER_FOLDER names the folder, POWER_LOG the file to which records are appended:
 *
 *   int32 kind, int32 length of the first text, int64 offset or size, int64 length of the second text or bytes,
 *   then both. Kinds: 1 made, 2 written, 3 cut, 4 renamed, 5 removed, 6 synced, 7 folder synced, 8 folder
 *   made, 9 acknowledged: something was written to standard output.
 *
 * What is written through a mapping is not recorded: SQLite does so in the -shm file alone, which it makes
 * anew. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MADE = 1, WRITTEN, CUT, RENAMED, REMOVED, SYNCED, FOLDER_SYNCED, FOLDER_MADE, ACKNOWLEDGED };

static char folder[PATH_MAX];
static int log_file = -1;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

/* The function of the next library, which the rest of the body calls. */
#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("POWER_LOG");
  REAL(open);
  if (path) log_file = real(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (getenv("POWER_FOLDER")) snprintf(folder, sizeof folder, "%s", getenv("POWER_FOLDER"));
  unsetenv("LD_PRELOAD");
}

static int is_below(const char *path) {
  return log_file >= 0 && *folder && !strncmp(path, folder, strlen(folder));
}

static void note(int32_t kind, const char *path, int64_t at, const void *bytes, int64_t length) {
  struct {
    int32_t kind, path;
    int64_t at, length;
  } head = {kind, (int32_t)strlen(path), at, length};
  struct iovec parts[3] = {
    {&head, sizeof head}, {(void *)path, strlen(path)}, {(void *)bytes, (size_t)length}};
  static ssize_t (*real)(int, const struct iovec *, int);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "writev");
  if (real(log_file, parts, 3) < 0) abort();
}

/* The path of an open file, in `path`; false if it is not below the folder. */
static int named(int file, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return is_below(path);
}

static int opened(int file, int flags, int is_new) {
  char path[PATH_MAX];
  if (file >= 0 && named(file, path)) {
    if (is_new) note(MADE, path, 0, "", 0);
    else if (flags & O_TRUNC) note(CUT, path, 0, "", 0);
  }
  return file;
}

#define LOCKED(type, expression) \
  pthread_mutex_lock(&mutex); \
  type result = expression; \
  pthread_mutex_unlock(&mutex); \
  return result

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0; \
    va_end(list); \
    pthread_mutex_lock(&mutex); \
    int is_new = flags & O_CREAT && access(path, F_OK) != 0; \
    int file = opened(real(path, flags, mode), flags, is_new); \
    pthread_mutex_unlock(&mutex); \
    return file; \
  }
OPEN(open)
OPEN(open64)

static ssize_t wrote(int file, const void *bytes, ssize_t count, int64_t at) {
  char path[PATH_MAX];
  if (count > 0 && file > 2 && named(file, path)) note(WRITTEN, path, at, bytes, count);
  if (count > 0 && file == 1 && log_file >= 0) note(ACKNOWLEDGED, "", 0, bytes, count);
  return count;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
  REAL(pwrite);
  LOCKED(ssize_t, wrote(file, bytes, real(file, bytes, count, at), at));
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
  REAL(pwrite64);
  LOCKED(ssize_t, wrote(file, bytes, real(file, bytes, count, at), at));
}

ssize_t write(int file, const void *bytes, size_t count) {
  REAL(write);
  if (file > 2 || file == 1) {
    pthread_mutex_lock(&mutex);
    int64_t at = file == 1 ? 0 : lseek(file, 0, SEEK_CUR);
    ssize_t result = wrote(file, bytes, real(file, bytes, count), at);
    pthread_mutex_unlock(&mutex);
    return result;
  }
  return real(file, bytes, count);
}

static int cut(int file, int result, int64_t length) {
  char path[PATH_MAX];
  if (result == 0 && named(file, path)) note(CUT, path, length, "", 0);
  return result;
}

int ftruncate(int file, off_t length) {
  REAL(ftruncate);
  LOCKED(int, cut(file, real(file, length), length));
}

int ftruncate64(int file, off64_t length) {
  REAL(ftruncate64);
  LOCKED(int, cut(file, real(file, length), length));
}

static int synced(int file, int result) {
  char path[PATH_MAX];
  struct stat status;
  if (result == 0 && named(file, path) && fstat(file, &status) == 0)
    note(S_ISDIR(status.st_mode) ? FOLDER_SYNCED : SYNCED, path, 0, "", 0);
  return result;
}

int fsync(int file) {
  REAL(fsync);
  LOCKED(int, synced(file, real(file)));
}

int fdatasync(int file) {
  REAL(fdatasync);
  LOCKED(int, synced(file, real(file)));
}

static int moved(const char *from, const char *to, int result) {
  if (result == 0 && is_below(from)) note(RENAMED, from, 0, to, (int64_t)strlen(to));
  return result;
}

int rename(const char *from, const char *to) {
  REAL(rename);
  LOCKED(int, moved(from, to, real(from, to)));
}

int unlink(const char *path) {
  REAL(unlink);
  pthread_mutex_lock(&mutex);
  int result = real(path);
  if (result == 0 && is_below(path)) note(REMOVED, path, 0, "", 0);
  pthread_mutex_unlock(&mutex);
  return result;
}

int mkdir(const char *path, mode_t mode) {
  REAL(mkdir);
  pthread_mutex_lock(&mutex);
  int result = real(path, mode);
  if (result == 0 && is_below(path)) note(FOLDER_MADE, path, 0, "", 0);
  pthread_mutex_unlock(&mutex);
  return result;
}
