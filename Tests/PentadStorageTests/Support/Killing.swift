#if Storage
  import Foundation
  import PentadCore

  @testable import PentadStorage

  /// Ends the process as `kill -9` does.
  func killThisProcess() {
    kill(getpid(), SIGKILL)
  }

  extension StoreOpening {
    /// An opening that ends the process at a step.
    func killed(at step: Step) -> StoreOpening {
      var opening = self
      opening.probe = { if $0 == step { killThisProcess() } }
      return opening
    }
  }
#endif
