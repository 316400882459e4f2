import PentadCore
import StellarKit

extension StellarClient {
  /// Loads the classes of a course, and forwards each screen as it comes.
  ///
  /// - Returns: the last screen: with the server's data, or with the error
  /// - Throws: `cancelled` when the task was cancelled before the last screen
  func lastScreen(
    ofClassesIn course: String, reload: Bool, _ body: (StellarClassesScreen) -> Void = { _ in }
  ) async throws(PentadError) -> StellarClassesScreen {
    var screen = StellarClassesScreen(course: course)
    for await update in classUpdates(in: course, reload: reload) {
      // A cancelled request has not failed.
      if case .failed = update, Task.isCancelled { break }
      screen.apply(update)
      body(screen)
    }
    guard screen.state != .loading else {
      throw PentadError.callCancelled
    }
    return screen
  }
}
