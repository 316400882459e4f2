public import PentadCore

/// The screen of a course's classes, filled by the stages of
/// ``StellarClient/classUpdates(in:reload:)``.
///
/// While the server is queried, the screen shows the stored list. It keeps that list if the server
/// cannot be reached. The original app showed nothing before the server answered, and left the
/// screen on failure.
///
/// ```swift
/// var screen = StellarClassesScreen(course: "6")
/// for await update in client.classUpdates(in: "6") { screen.apply(update) }
/// ```
///
/// C: `pentad_stellar_classes_screen`.
public struct StellarClassesScreen: Hashable, Sendable {
  /// The state of the list of a screen.
  public enum State: Hashable, Sendable {
    /// The server is being queried. The stored list is shown, if there is one.
    case loading
    /// The list is up to date.
    case loaded
    /// The server could not be reached. The stored list is shown, if there is one.
    case failed(PentadError)
  }

  /// The course's number.
  public let course: String
  /// The loading state of the list.
  public private(set) var state = State.loading
  /// The classes to show, sorted by their numbers in the course. A row shows the name of a class,
  /// and its title below.
  public private(set) var classes: [StellarClass] = []
  /// The time when the list was last known to be correct, in milliseconds since 1970-01-01 00:00
  /// UTC; nil while there is no list.
  public private(set) var storedAt: Int64?

  /// Creates a screen with nothing loaded.
  public init(course: String) { self.course = course }

  /// The title, `Course 6`, as in MIT Mobile for iOS 3.3.
  public var title: String { "Course \(course)" }

  /// Applies a loading stage.
  public mutating func apply(_ update: ClassListUpdate) {
    switch update {
    case .cached(let list):
      state = .loading
      show(list)
    case .fresh(let list):
      state = .loaded
      show(list)
    case .failed(let error, let kept):
      state = .failed(error)
      if let kept { show(kept) }
    }
  }

  private mutating func show(_ list: Snapshot<[StellarClass]>) {
    classes = list.value.sortedByName(in: course)
    storedAt = list.storedAt
  }
}
