public import PentadCore

/// A stack of screens in which no screen is open twice.
///
/// In the original app, buttons led from every screen to every other; this stack keeps the way back
/// short. Two screens are the same if their ids are equal, regardless of their content.
public struct UniqueStack<Screen: Identifiable & Sendable>: Sendable {
  /// The screens from the root upwards; at least one.
  public private(set) var screens: [Screen]

  /// Creates a stack with its root, which is never removed.
  public init(root: Screen) { screens = [root] }

  /// The visible screen.
  public var top: Screen { screens[screens.count - 1] }

  /// True if a screen is open.
  public func contains(_ id: Screen.ID) -> Bool { screens.contains { $0.id == id } }

  /// Opens a screen on top. If it is already open, returns false and changes nothing.
  @discardableResult
  public mutating func pushUnique(_ screen: Screen) -> Bool {
    guard !contains(screen.id) else { return false }
    screens.append(screen)
    return true
  }

  /// Opens a screen. If it is already open, returns to it and replaces it with `screen`.
  ///
  /// - Returns: the screens that were closed above it.
  @discardableResult
  public mutating func show(_ screen: Screen) -> [Screen] {
    guard let index = screens.firstIndex(where: { $0.id == screen.id }) else {
      screens.append(screen)
      return []
    }
    let closed = Array(screens[(index + 1)...])
    screens.removeSubrange(index...)
    screens.append(screen)
    return closed
  }

  /// Closes the top screen and returns it; nil if only the root is left.
  @discardableResult
  public mutating func pop() -> Screen? { screens.count > 1 ? screens.removeLast() : nil }
}

/// The screens of the original app.
public enum AstroScreen: Hashable, Sendable, Identifiable {
  /// The moon view, a table of dates and tithis; the root.
  case moon
  /// The sun view, a civil month.
  case sun
  /// The day view of a date.
  case day(CivilDate)
  /// The help view, a glossary.
  case help

  /// The identity of a screen, regardless of its content.
  public enum ID: String, Hashable, Sendable, CaseIterable {
    case moon
    case sun
    case day
    case help
  }

  /// The identity of the screen, regardless of its content.
  public var id: ID {
    switch self {
    case .moon: .moon
    case .sun: .sun
    case .day: .day
    case .help: .help
    }
  }
}
