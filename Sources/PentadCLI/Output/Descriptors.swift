#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Opens the standard streams that are closed so that using one fails as before, and nothing that is
/// opened later takes its place.
func openClosedStreams() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    // The lowest that is free: this one. What is read can only be written to, and the other way round.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Reads or writes once a descriptor is ready, whether or not it blocks.
///
/// - Parameters:
///   - event: POLLIN to read, POLLOUT to write.
///   - body: reads or writes.
/// - Returns: the number of bytes; negative for an error, which `errno` tells; nil if a signal came
///   that the command handles, and the descriptor is not ready.
func whenReady(_ descriptor: Int32, for event: Int32, _ body: () -> Int) -> Int? {
  var two = [
    pollfd(fd: descriptor, events: Int16(event), revents: 0),
    pollfd(fd: Signals.readyWhenReceived, events: Int16(POLLIN), revents: 0),
  ]
  while true {
    if poll(&two, 2, -1) < 0 {
      guard errno == EINTR else { return -1 }
    } else if two[0].revents != 0 {
      let count = body()
      if count >= 0 || (errno != EAGAIN && errno != EINTR) { return count }
    } else if two[1].revents != 0 {
      return nil
    }
  }
}
