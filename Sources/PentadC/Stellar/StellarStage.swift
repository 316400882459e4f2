import PentadCore
import StellarKit

/// A class at a stage of its loading, and its screen then.
struct StellarStage: Sendable {
  let update: ClassInfoUpdate
  let screen: StellarDetailScreen
}

extension StellarClient {
  /// Loads a class, and hands the stages on as they come.
  ///
  /// - Returns: the last one: what the server says, or how it failed
  /// - Throws: `cancelled` when the task was cancelled before it
  func lastStage(
    of masterId: String, _ body: (StellarStage) -> Void = { _ in }
  ) async throws(PentadError) -> StellarStage {
    var screen = StellarDetailScreen(StellarClass(masterId: masterId, name: "", title: ""))
    for await update in classInfo(masterId) {
      // A question that was given up has not failed.
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
