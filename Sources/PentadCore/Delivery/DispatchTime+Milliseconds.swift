import Dispatch

extension DispatchTime {
  /// So many milliseconds from now; without a number never, below zero now.
  static func after(milliseconds: Int?) -> DispatchTime {
    guard let milliseconds else { return .distantFuture }
    return .now() + .milliseconds(max(0, milliseconds))
  }
}
