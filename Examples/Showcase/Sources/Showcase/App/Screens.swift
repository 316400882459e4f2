import PentadCore

/// The screens of one system, on its Kit's front door.
///
/// A type of screens is opened with the ``Backstage``, registers its pages once, and closes its front
/// door when the showcase ends.
protocol Screens: Sendable {
  /// The system of the screens.
  static var area: Area { get }

  /// Opens the front door.
  static func open(_ backstage: Backstage) async throws(PentadError) -> Self

  /// Registers the pages, actions and files of the system; all addresses begin with its area's.
  func register(on routes: Routes)

  /// Closes the front door; returns when nothing is written any more.
  func close() async
}

/// A system, as the navigation lists it.
enum Area: String, CaseIterable, Sendable {
  case elements
  case astro
  case stellar
  case chat
  case video

  var title: String {
    switch self {
    case .elements: "Elements"
    case .astro: "Calendar"
    case .stellar: "Classes"
    case .chat: "Chat"
    case .video: "Videos"
    }
  }

  /// A summary in one sentence for the first page.
  var summary: String {
    switch self {
    case .elements: "The periodic table, and every value with its unit, uncertainty and source."
    case .astro: "The Hindu calendar for your place: moon phase, tithi, month and each day."
    case .stellar:
      "The catalogue, and your courses, tasks and announcements from Canvas and Moodle."
    case .chat: "Groups and direct chats. Messages written offline are sent later."
    case .video: "Videos from your feeds and friends, each listed once."
    }
  }

  /// The style sheets of its pages, besides those of every page.
  var styles: [String] {
    switch self {
    case .elements: ["elements.css", "table.css"]
    case .stellar: ["stellar.css", "student.css"]
    case .astro, .chat, .video: ["\(rawValue).css"]
    }
  }

  /// A picture for the first page; nil for the system's icon.
  var picture: String? {
    switch self {
    case .elements: "/elements/table.svg"
    case .astro: "/astro/moon.svg"
    case .stellar, .chat, .video: nil
    }
  }

  /// The address of its first screen.
  var address: String { "/\(rawValue)" }
}
