import TestSupport

@testable import PentadStorage

extension StoreOpening {
  /// An opening that ends the process at a step.
  func killed(at step: Step) -> StoreOpening {
    var opening = self
    opening.probe = { if $0 == step { killThisProcess() } }
    return opening
  }
}
