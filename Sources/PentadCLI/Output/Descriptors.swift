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

/// Reads or writes until a signal no longer comes between, and waits for a descriptor that does not block.
///
/// - Parameters:
///   - event: POLLIN to read, POLLOUT to write.
///   - body: reads or writes.
/// - Returns: how many bytes it was; negative for another error, which `errno` tells.
func whenReady(_ descriptor: Int32, for event: Int32, _ body: () -> Int) -> Int {
  while true {
    let count = body()
    if count >= 0 { return count }
    if errno == EAGAIN {
      var one = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      poll(&one, 1, -1)
    } else if errno != EINTR {
      return count
    }
  }
}
