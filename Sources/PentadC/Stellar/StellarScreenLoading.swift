import PentadCore
import StellarKit

extension StellarClient {
  /// Loads the classes of a course, and hands their screens on as they come.
  ///
  /// - Returns: the last one: of what the server says, or how it failed
  /// - Throws: `cancelled` when the task was cancelled before it
  func lastScreen(
    ofClassesIn course: String, reload: Bool, _ body: (StellarClassesScreen) -> Void = { _ in }
  ) async throws(PentadError) -> StellarClassesScreen {
    var screen = StellarClassesScreen(course: course)
    for await update in classUpdates(in: course, reload: reload) {
      // A question that was given up has not failed.
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
