#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Opens closed standard streams in a way that using them still fails. So no file that is opened
/// later can take their place.
func openClosedStreams() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
    // `open` uses the lowest free descriptor, which is this one. Standard input becomes write-only,
    // and the outputs become read-only.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Waits until a descriptor is ready, and then reads or writes. The descriptor may be blocking or
/// not.
///
/// - Parameters:
///   - event: POLLIN to read, POLLOUT to write.
///   - body: the read or the write.
/// - Returns: the number of bytes; negative for an error, with the cause in `errno`; nil if a
///   handled signal arrived while the descriptor was not ready.
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
