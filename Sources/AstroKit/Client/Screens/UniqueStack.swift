public import PentadCore

/// A stack of screens in which none is open twice.
///
/// The buttons of the original led from every screen to every other; this keeps the way back short.
/// Two screens are the same if their ids are, whatever they show.
public struct UniqueStack<Screen: Identifiable & Sendable>: Sendable {
  /// The screens from the root up, at least one.
  public private(set) var screens: [Screen]

  /// A stack of its root, which never leaves it.
  public init(root: Screen) { screens = [root] }

  /// The screen that is seen.
  public var top: Screen { screens[screens.count - 1] }

  /// Whether a screen is open.
  public func contains(_ id: Screen.ID) -> Bool { screens.contains { $0.id == id } }

  /// Opens a screen on top; false, and nothing happens, when it is open already.
  @discardableResult
  public mutating func pushUnique(_ screen: Screen) -> Bool {
    guard !contains(screen.id) else { return false }
    screens.append(screen)
    return true
  }

  /// Opens a screen; when it is open already, goes back to it and shows `screen` in its place.
  ///
  /// - Returns: the screens that were closed on the way.
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

  /// Closes the screen on top; nil when only the root is left.
  @discardableResult
  public mutating func pop() -> Screen? { screens.count > 1 ? screens.removeLast() : nil }
}

/// The screens of the original.
public enum AstroScreen: Hashable, Sendable, Identifiable {
  /// Dates and tithis in a table; the root.
  case moon
  /// A civil month.
  case sun
  /// A date.
  case day(CivilDate)
  /// The glossary.
  case help

  /// Which screen, whatever it shows.
  public enum ID: String, Hashable, Sendable, CaseIterable {
    case moon
    case sun
    case day
    case help
  }

  /// Which screen, whatever it shows.
  public var id: ID {
    switch self {
    case .moon: .moon
    case .sun: .sun
    case .day: .day
    case .help: .help
    }
  }
}
