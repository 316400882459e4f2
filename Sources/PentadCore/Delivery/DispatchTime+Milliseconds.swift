package import Dispatch

extension DispatchTime {
  /// So many milliseconds from now; without a number never, below zero now. A century is long enough.
  package static func after(milliseconds: Int?) -> DispatchTime {
    guard let milliseconds else { return .distantFuture }
    return .now() + .milliseconds(min(max(0, milliseconds), century))
  }

  private static let century = 100 * 366 * 86_400_000
}
