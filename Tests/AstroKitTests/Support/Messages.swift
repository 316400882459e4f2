import PentadCore

@testable import AstroKit

/// Messages from several tasks.
final class Messages: Sendable {
  private let list = Lock<[String]>([])
  private let changed = ChangeSignal()

  var all: [String] { list.withLock { $0 } }

  func note(_ message: String) {
    list.withLock { $0.append(message) }
    changed.fire()
  }

  /// Returns when there are the given number.
  func reach(_ count: Int) async {
    while true {
      let number = changed.number
      if all.count >= count { return }
      await changed.wait(after: number)
    }
  }
}
