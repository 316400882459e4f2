/* Lets one system call of a program fail: loaded before all other libraries by LD_PRELOAD.
 *
 * TORTURE_REPORT names a file of sizeof(struct report) bytes, which is mapped: it survives the program however
 * that ends. TORTURE_CALL is the number of the call that fails, 0 to count only; TORTURE_MODE is `once`, or
 * `lasting`: then the resource stays exhausted or broken, as a full disk or a limit does.
 *
 * A limit on descriptors or threads does not strike while fewer are in use than were a moment ago. So what
 * Dispatch and SwiftNIO take without a way to report failure (epoll, event and timer descriptors, threads) is
 * a candidate only where it raises the number in use to a new maximum.
 *
 * epoll_ctl never fails here: SwiftNIO asserts that in debug builds. */
#define _GNU_SOURCE
#include "report.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <sys/uio.h>
#include <unistd.h>

static struct report *report;
static struct report unmapped;
static long failing;
static int is_lasting;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/* The kind of the call that failed, when that lasts. */
static int broken = -1;

/* The function of the next library, which the rest of the body calls. */
#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("TORTURE_REPORT");
  const char *call = getenv("TORTURE_CALL");
  const char *mode = getenv("TORTURE_MODE");
  REAL(open);
  int file = path ? real(path, O_RDWR | O_CLOEXEC) : -1;
  void *place = MAP_FAILED;
  if (file >= 0) {
    __typeof__(mmap) *map = (__typeof__(mmap) *)dlsym(RTLD_NEXT, "mmap");
    place = map(NULL, sizeof *report, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    __typeof__(close) *shut = (__typeof__(close) *)dlsym(RTLD_NEXT, "close");
    shut(file);
  }
  report = place == MAP_FAILED ? &unmapped : place;
  failing = call ? atol(call) : 0;
  is_lasting = mode && !strcmp(mode, "lasting");
  unsetenv("LD_PRELOAD");
}

enum kind { DESCRIPTOR, THREAD, MEMORY, WRITING, READING, NETWORK };

/* Notes a call; true if it is to fail. */
static int fails(enum kind kind, const char *name, int code) {
  if (!report) return 0;
  pthread_mutex_lock(&mutex);
  long number = ++report->calls;
  int result = failing && number == failing;
  if (result) {
    strncpy(report->failed, name, sizeof report->failed - 1);
    report->code = code;
    if (is_lasting) broken = (int)kind;
  } else if (broken == (int)kind && kind != DESCRIPTOR && kind != THREAD) {
    result = 1;
  }
  pthread_mutex_unlock(&mutex);
  if (result) errno = code;
  return result;
}

/* The descriptors or threads in use. */
struct usage {
  long now, most, limit;
};
static struct usage descriptors = {0, 0, -1}, threads = {0, 0, -1};

/* Whether another one is refused. `is_reported` tells that the caller can report it. */
static int refused(struct usage *usage, enum kind kind, int is_reported, const char *name, int code) {
  pthread_mutex_lock(&mutex);
  int is_over = usage->limit >= 0 && usage->now >= usage->limit;
  int is_candidate = is_reported || usage->now >= usage->most;
  pthread_mutex_unlock(&mutex);
  if (is_over) {
    errno = code;
    return 1;
  }
  if (!is_candidate || !fails(kind, name, code)) return 0;
  pthread_mutex_lock(&mutex);
  if (broken == (int)kind) usage->limit = usage->now;
  pthread_mutex_unlock(&mutex);
  return 1;
}

static void used(struct usage *usage, int change) {
  pthread_mutex_lock(&mutex);
  usage->now += change;
  if (usage->now > usage->most) usage->most = usage->now;
  if (report) *(usage == &threads ? &report->threads : &report->descriptors) = usage->most;
  pthread_mutex_unlock(&mutex);
}

static int opened(int file) {
  if (file >= 0) used(&descriptors, 1);
  return file;
}

#define DESCRIPTORS(is_reported, name) \
  if (refused(&descriptors, DESCRIPTOR, is_reported, name, EMFILE))

static mode_t mode_of(int flags, va_list list) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
}

/* Dispatch ends the process if it cannot read the state of its threads. The released command is linked so
 * that it does not (WrappedOpen.swift); the debug build, which is run here, is not. */
static int is_of_dispatch(const char *path) {
  return !strncmp(path, "/proc/", 6) && path[6] >= '0' && path[6] <= '9';
}

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    REAL(name); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = mode_of(flags, list); \
    va_end(list); \
    if (is_of_dispatch(path)) return opened(real(path, flags, mode)); \
    DESCRIPTORS(1, "open") return -1; \
    return opened(real(path, flags, mode)); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    REAL(name); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = mode_of(flags, list); \
    va_end(list); \
    DESCRIPTORS(1, "openat") return -1; \
    return opened(real(folder, path, flags, mode)); \
  }
OPENAT(openat)
OPENAT(openat64)

#define FOPEN(name) \
  FILE *name(const char *path, const char *mode) { \
    REAL(name); \
    DESCRIPTORS(1, "fopen") return NULL; \
    FILE *file = real(path, mode); \
    if (file) used(&descriptors, 1); \
    return file; \
  }
FOPEN(fopen)
FOPEN(fopen64)

int fclose(FILE *file) {
  REAL(fclose);
  used(&descriptors, -1);
  return real(file);
}

DIR *opendir(const char *path) {
  REAL(opendir);
  DESCRIPTORS(1, "opendir") return NULL;
  DIR *folder = real(path);
  if (folder) used(&descriptors, 1);
  return folder;
}

int closedir(DIR *folder) {
  REAL(closedir);
  used(&descriptors, -1);
  return real(folder);
}

int socket(int domain, int type, int protocol) {
  REAL(socket);
  DESCRIPTORS(1, "socket") return -1;
  return opened(real(domain, type, protocol));
}

int dup(int file) {
  REAL(dup);
  DESCRIPTORS(1, "dup") return -1;
  return opened(real(file));
}

int pipe(int files[2]) {
  REAL(pipe);
  DESCRIPTORS(1, "pipe") return -1;
  int result = real(files);
  if (result == 0) used(&descriptors, 2);
  return result;
}

int signalfd(int file, const sigset_t *set, int flags) {
  static int (*real)(int, const sigset_t *, int);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, "signalfd");
  DESCRIPTORS(1, "signalfd") return -1;
  return opened(real(file, set, flags));
}

int epoll_create1(int flags) {
  REAL(epoll_create1);
  DESCRIPTORS(0, "epoll_create1") return -1;
  return opened(real(flags));
}

int epoll_create(int size) {
  REAL(epoll_create);
  DESCRIPTORS(0, "epoll_create") return -1;
  return opened(real(size));
}

int eventfd(unsigned int value, int flags) {
  REAL(eventfd);
  DESCRIPTORS(0, "eventfd") return -1;
  return opened(real(value, flags));
}

int timerfd_create(clockid_t clock, int flags) {
  REAL(timerfd_create);
  DESCRIPTORS(0, "timerfd_create") return -1;
  return opened(real(clock, flags));
}

int close(int file) {
  REAL(close);
  int result = real(file);
  if (result == 0) used(&descriptors, -1);
  return result;
}

/* ---- threads */

struct start {
  void *(*body)(void *);
  void *argument;
};

static void ended(void *unused) {
  (void)unused;
  used(&threads, -1);
}

static void *run(void *place) {
  struct start start = *(struct start *)place;
  void *result;
  free(place);
  pthread_cleanup_push(ended, NULL);
  result = start.body(start.argument);
  pthread_cleanup_pop(1);
  return result;
}

int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  REAL(pthread_create);
  if (refused(&threads, THREAD, 0, "pthread_create", EAGAIN)) return EAGAIN;
  struct start *start = malloc(sizeof *start);
  if (!start) return EAGAIN;
  *start = (struct start){body, argument};
  used(&threads, 1);
  int result = real(thread, attributes, run, start);
  if (result) {
    used(&threads, -1);
    free(start);
  }
  return result;
}

/* ---- files and sockets */

enum { OTHER, A_FILE, A_SOCKET };

static int kind_of(int file) {
  struct stat status;
  if (file <= 2 || fstat(file, &status) != 0) return OTHER;
  return S_ISREG(status.st_mode) || S_ISDIR(status.st_mode) ? A_FILE
         : S_ISSOCK(status.st_mode)                         ? A_SOCKET
                                                            : OTHER;
}

static int fails_to_read(int file, const char *name) {
  int kind = kind_of(file);
  return kind == A_FILE     ? fails(READING, name, EIO)
         : kind == A_SOCKET ? fails(NETWORK, name, ECONNRESET)
                            : 0;
}

static int fails_to_write(int file, const char *name) {
  int kind = kind_of(file);
  return kind == A_FILE     ? fails(WRITING, name, ENOSPC)
         : kind == A_SOCKET ? fails(NETWORK, name, EPIPE)
                            : 0;
}

#define CALL(kind, type, name, parameters, arguments, file) \
  type name parameters { \
    REAL(name); \
    return fails_to_##kind(file, #name) ? -1 : real arguments; \
  }
CALL(read, ssize_t, read, (int file, void *bytes, size_t count), (file, bytes, count), file)
CALL(read, ssize_t, pread, (int file, void *bytes, size_t count, off_t at), (file, bytes, count, at), file)
CALL(read, ssize_t, pread64, (int file, void *bytes, size_t count, off64_t at), (file, bytes, count, at), file)
CALL(read, ssize_t, readv, (int file, const struct iovec *parts, int count), (file, parts, count), file)
CALL(read, ssize_t, recv, (int file, void *bytes, size_t count, int flags), (file, bytes, count, flags), file)
CALL(write, ssize_t, write, (int file, const void *bytes, size_t count), (file, bytes, count), file)
CALL(write, ssize_t, pwrite, (int file, const void *bytes, size_t count, off_t at), (file, bytes, count, at), file)
CALL(write, ssize_t, pwrite64, (int file, const void *bytes, size_t count, off64_t at), (file, bytes, count, at), file)
CALL(write, ssize_t, writev, (int file, const struct iovec *parts, int count), (file, parts, count), file)
CALL(write, int, ftruncate, (int file, off_t length), (file, length), file)
CALL(write, int, ftruncate64, (int file, off64_t length), (file, length), file)

#define PLAIN(kind, code, type, name, parameters, arguments) \
  type name parameters { \
    REAL(name); \
    return fails(kind, #name, code) ? -1 : real arguments; \
  }
PLAIN(WRITING, EIO, int, fsync, (int file), (file))
PLAIN(WRITING, EIO, int, fdatasync, (int file), (file))
PLAIN(WRITING, ENOSPC, int, rename, (const char *from, const char *to), (from, to))
PLAIN(WRITING, EIO, int, unlink, (const char *path), (path))
PLAIN(WRITING, ENOSPC, int, mkdir, (const char *path, mode_t mode), (path, mode))
PLAIN(WRITING, EIO, int, chmod, (const char *path, mode_t mode), (path, mode))
PLAIN(WRITING, EIO, int, fchmod, (int file, mode_t mode), (file, mode))
PLAIN(WRITING, ENOLCK, int, flock, (int file, int operation), (file, operation))

int connect(int file, const struct sockaddr *address, socklen_t length) {
  REAL(connect);
  return fails(NETWORK, "connect", ENETUNREACH) ? -1 : real(file, address, length);
}

#define MMAP(name, offset) \
  void *name(void *at, size_t length, int protection, int flags, int file, offset from) { \
    REAL(name); \
    if (fails(MEMORY, "mmap", ENOMEM)) return MAP_FAILED; \
    return real(at, length, protection, flags, file, from); \
  }
MMAP(mmap, off_t)
MMAP(mmap64, off64_t)
