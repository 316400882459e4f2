package import Dispatch

extension DispatchTime {
  /// Returns the time that many milliseconds from now: never if nil, now if negative. The limit is
  /// a century.
  package static func after(milliseconds: Int?) -> DispatchTime {
    guard let milliseconds else { return .distantFuture }
    return .now() + .milliseconds(min(max(0, milliseconds), century))
  }

  private static let century = 100 * 366 * 86_400_000
}
