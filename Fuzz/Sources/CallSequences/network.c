/*
 * A network that is dead: these functions replace the C library's, in this program alone. No call
 * can leave the machine, with any address.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <netdb.h>
#include <sys/socket.h>

int connect(int socket, const struct sockaddr *address, socklen_t length) {
  (void)socket, (void)address, (void)length;
  errno = ECONNREFUSED;
  return -1;
}

int getaddrinfo(const char *restrict node, const char *restrict service,
                const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
  (void)node, (void)service, (void)hints, (void)result;
  return EAI_NONAME;
}
