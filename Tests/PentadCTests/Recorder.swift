import Dispatch
import Synchronization

/// The order of callbacks; its address is the context that C code would pass.
final class Recorder: Sendable {
  private let entries = Mutex<[String]>([])
  let freed = DispatchSemaphore(value: 0)

  var seen: [String] { entries.withLock { $0 } }

  func note(_ entry: String) {
    entries.withLock { $0.append(entry) }
  }

  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func from(_ context: UnsafeMutableRawPointer?) -> Recorder {
    Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }
}
