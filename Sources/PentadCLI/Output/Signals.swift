import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// SIGINT and SIGTERM, while the command handles them itself: the first one can be waited for, the
/// second one ends the process at once, whatever it waits for.
enum Signals {
  /// The signal that came first; 0 for none.
  fileprivate static let first = Atomic<Int32>(0)
  /// A pipe whose reading end is ready from the first signal on.
  fileprivate static let wake = makePipe()

  private static let numbers = [SIGINT, SIGTERM]

  /// The signal that came first.
  static var received: Int32? {
    let number = first.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }

  /// A descriptor that is ready to be read from the first signal on, and is never read.
  static var readyWhenReceived: Int32 { wake.reading }

  /// A Boolean value that indicates whether they can be waited for: false if no descriptor was free for the
  /// pipe. They then end the process, as usual.
  static var canBeAwaited: Bool { wake.reading >= 0 }

  /// Handles them from now on. A signal that the process was started to ignore stays ignored.
  static func handle() {
    // Both exist before a signal can come.
    _ = (first.load(ordering: .relaxed), wake)
    for number in numbers {
      let before = signal(number, onSignal)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Lets them end the process, as usual.
  static func release() {
    for number in numbers {
      let before = signal(number, SIG_DFL)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  private static func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// Calls nothing but what a signal handler may call.
private func onSignal(_ number: Int32) {
  let (isFirst, _) = Signals.first.compareExchange(
    expected: 0, desired: number, ordering: .sequentiallyConsistent)
  guard isFirst else { _exit(128 + number) }
  let error = errno
  var byte: UInt8 = 0
  write(Signals.wake.writing, &byte, 1)
  errno = error
}
