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
    case .elements: "The periodic table: four lists, tiles that turn over, and values with sources."
    case .astro: "The Hindu calendar: the moon's months, the sun's, and each day for your place."
    case .stellar: "Courses, classes with their announcements, and bookmarks."
    case .chat: "Groups and direct chats, as they happen."
    case .video: "What people share, one row for each video."
    }
  }

  /// The address of its first screen.
  var address: String { "/\(rawValue)" }
}
