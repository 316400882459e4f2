import PentadCore
import StellarKit

/// A class at a stage of its load, with the screen for that stage.
struct StellarStage: Sendable {
  let update: ClassInfoUpdate
  let screen: StellarDetailScreen
}

extension StellarClient {
  /// Loads a class, and forwards each stage as it comes.
  ///
  /// - Returns: the last stage: the server's data, or the error
  /// - Throws: `cancelled` when the task was cancelled before the last stage
  func lastStage(
    of masterId: String, _ body: (StellarStage) -> Void = { _ in }
  ) async throws(PentadError) -> StellarStage {
    var screen = StellarDetailScreen(StellarClass(masterId: masterId, name: "", title: ""))
    for await update in classInfo(masterId) {
      // A cancelled request has not failed.
      if case .failed = update, Task.isCancelled { break }
      screen.apply(update)
      let stage = StellarStage(update: update, screen: screen)
      body(stage)
      switch update {
      case .fresh, .failed: return stage
      case .general, .cached: break
      }
    }
    throw PentadError.callCancelled
  }
}
