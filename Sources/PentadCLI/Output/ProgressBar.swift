import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The progress of long work, on standard error if that is a terminal.
///
/// It appears after a tenth of a second, and is redrawn at most ten times a second. Every other
/// output erases it first, and so does the end of the command.
enum ProgressBar {
  private struct State {
    var isShown = false
    /// The time of the last drawing, or of the first report.
    var drawn: ContinuousClock.Instant?
  }

  private static let state = Lock(State())
  private static let isPossible = isatty(STDERR_FILENO) == 1 && Style.isSupported
  private static let interval = Duration.milliseconds(100)
  private static let cells = 20

  /// Shows how much of the work is done.
  ///
  /// - Parameters:
  ///   - total: the whole work; nil if unknown.
  ///   - unit: the plural of what is counted, such as `days`.
  static func show(_ completed: Int, of total: Int?, _ unit: String) {
    guard isPossible else { return }
    state.withLock { state in
      let now = ContinuousClock.now
      let drawn = state.drawn ?? now
      let isDue = drawn.duration(to: now) >= interval
      if isDue || state.drawn == nil { state.drawn = now }
      guard isDue else { return }
      state.isShown = true
      write("\r\(line(completed, total, unit))\u{1B}[K", to: STDERR_FILENO)
    }
  }

  /// Erases the bar. It appears again with the next report.
  static func erase() {
    guard isPossible else { return }
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K", to: STDERR_FILENO) }
      state.isShown = false
    }
  }

  /// Returns the line, such as `[#####---------------]  25 %  250 of 1000 days`.
  static func line(_ completed: Int, _ total: Int?, _ unit: String) -> String {
    guard let total, total > 0 else { return "\(completed) \(unit)" }
    let part = Double(min(max(completed, 0), total)) / Double(total)
    let filled = Int(part * Double(cells))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: cells - filled)
    let percent = "\(Int(part * 100))"
    let blanks = String(repeating: " ", count: 3 - percent.count)
    return "[\(bar)] \(blanks)\(percent) %  \(completed) of \(total) \(unit)"
  }
}
