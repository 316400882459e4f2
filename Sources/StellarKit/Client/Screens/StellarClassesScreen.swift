public import PentadCore

/// The screen of a course's classes, filled by the stages of
/// ``StellarClient/classUpdates(in:reload:)``.
///
/// A list that is stored is shown while the server is asked, and stays when it cannot be asked. The
/// original showed nothing before the server had answered, and left the screen when it failed.
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
    /// The server is being asked; the old list is shown, if there is one.
    case loading
    /// This is the list.
    case loaded
    /// The server could not be asked; the old list is shown, if there is one.
    case failed(PentadError)
  }

  /// The course's number.
  public let course: String
  /// How far the list has come.
  public private(set) var state = State.loading
  /// The classes to show, by the numbers that they have in the course. A row has the name of a class,
  /// and its title below.
  public private(set) var classes: [StellarClass] = []
  /// When the list was last known to be right, in milliseconds since 1970-01-01 00:00 UTC; nil while
  /// there is none.
  public private(set) var storedAt: Int64?

  /// A screen of which nothing is loaded.
  public init(course: String) { self.course = course }

  /// `Course 6`, as MIT Mobile for iOS 3.3 wrote it.
  public var title: String { "Course \(course)" }

  /// Takes a stage over.
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
