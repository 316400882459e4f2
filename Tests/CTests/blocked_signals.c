/* A host that blocks a signal and waits for it: no thread of the library may receive it. */
#include <pentad.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
  pentad_stellar_client_options options = PENTAD_STELLAR_CLIENT_OPTIONS_INIT;
  pentad_stellar_client *client;
  const struct timespec pause = {0, 200 * 1000 * 1000};
  sigset_t signals;
  int received;
  options.server = "https://127.0.0.1:9";
  if (pentad_stellar_client_open(&options, &client, NULL) != PENTAD_OK) return 1;
  nanosleep(&pause, NULL);
  sigemptyset(&signals);
  sigaddset(&signals, SIGUSR1);
  if (pthread_sigmask(SIG_BLOCK, &signals, NULL) != 0) return 1;
  if (kill(getpid(), SIGUSR1) != 0) return 1;
  if (sigwait(&signals, &received) != 0) return 1;
  printf("received: %s\n", received == SIGUSR1 ? "yes" : "no");
  pentad_stellar_client_free(client);
  return 0;
}
