import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The handler of SIGINT and SIGTERM while the command handles them. The first signal can be
/// awaited. The second one ends the process at once, even during a wait.
enum Signals {
  /// The signal that arrived first; 0 for none.
  fileprivate static let first = Atomic<Int32>(0)
  /// A pipe that is readable after the first signal.
  fileprivate static let wake = makePipe()

  private static let numbers = [SIGINT, SIGTERM]

  /// The signal that arrived first.
  static var received: Int32? {
    let number = first.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }

  /// A descriptor that is readable after the first signal, and is never read.
  static var readyWhenReceived: Int32 { wake.reading }

  /// True if signals can be awaited: false if there was no free descriptor for the pipe. They end
  /// the process then, as usual.
  static var canBeAwaited: Bool { wake.reading >= 0 }

  /// Handles the signals from now on. A signal that the process was started to ignore remains
  /// ignored.
  static func handle() {
    // Both exist before a signal can arrive.
    _ = (first.load(ordering: .relaxed), wake)
    for number in numbers {
      let before = signal(number, onSignal)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Restores the default action: the signals end the process.
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

/// Handles a signal. It only calls async-signal-safe functions.
private func onSignal(_ number: Int32) {
  let (isFirst, _) = Signals.first.compareExchange(
    expected: 0, desired: number, ordering: .sequentiallyConsistent)
  guard isFirst else { _exit(128 + number) }
  let error = errno
  var byte: UInt8 = 0
  write(Signals.wake.writing, &byte, 1)
  errno = error
}
