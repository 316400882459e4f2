package import PentadCore

/// A list of feeds in the exchange format OPML 1.0 or 2.0.
package struct OPMLDocument: Hashable, Sendable {
  package var title: String?
  /// The time of creation, in milliseconds since 1970.
  package var created: Int64?
  /// The outlines at the top level.
  package var outlines: [OPMLOutline]
  /// The number of outlines with an address that cannot be requested as a feed.
  package var refused = 0
  /// The first of these outlines, at most ``OPMLRefusal/limit``.
  package var refusals: [OPMLRefusal] = []
  /// The position at which reading ended.
  package var ending = FeedEnding.complete

  /// Creates a list.
  package init(title: String? = nil, created: Int64? = nil, outlines: [OPMLOutline] = []) {
    self.title = title
    self.created = created
    self.outlines = outlines
  }

  /// The feeds in document order, each address once, with all folders that contain it.
  ///
  /// A feed in a folder is not also at the top level. Outlines nested in the outline of a feed are
  /// treated as its siblings: the end tag of that outline is missing. An outermost outline `feeds`,
  /// which some programs write, is not a folder.
  package var subscriptions: [OPMLSubscription] {
    var found: [OPMLSubscription] = []
    var places: [String: Int] = [:]
    func visit(_ outlines: [OPMLOutline], _ folder: [String]) {
      for outline in outlines {
        guard let feed = outline.feed else {
          let isWrapper = folder.isEmpty && outline.title?.lowercased() == "feeds"
          visit(outline.outlines, folder + (isWrapper ? [] : outline.title.map { [$0] } ?? []))
          continue
        }
        if let place = places[feed] {
          found[place].add(folder)
        } else {
          places[feed] = found.count
          var subscription = OPMLSubscription(
            feed: feed, title: outline.title, page: outline.page, categories: outline.categories)
          subscription.attributes = outline.attributes
          subscription.add(folder)
          found.append(subscription)
        }
        visit(outline.outlines, folder)
      }
    }
    visit(outlines, [])
    return found
  }

  /// Creates a list of feeds, grouped by folder, in their order. A feed in several folders appears
  /// in each, which all programs understand.
  ///
  /// - Parameter folders: further folders to add after the others, even if they contain no feed.
  package init(
    title: String? = nil, created: Int64? = nil, subscriptions: [OPMLSubscription],
    folders: [OPMLFolder] = []
  ) {
    self.init(title: title, created: created)
    for subscription in subscriptions {
      var outline = OPMLOutline(
        title: subscription.title, feed: subscription.feed, page: subscription.page,
        categories: subscription.categories)
      outline.attributes = subscription.attributes
      for folder in subscription.folders.isEmpty ? [[]] : subscription.folders {
        Self.add(outline, to: &outlines, in: folder[...])
      }
    }
    for folder in folders { add(folder) }
  }

  private static func add(
    _ outline: OPMLOutline, to outlines: inout [OPMLOutline], in folder: ArraySlice<String>
  ) {
    guard let name = folder.first else { return outlines.append(outline) }
    let place = place(of: name, in: &outlines)
    add(outline, to: &outlines[place].outlines, in: folder.dropFirst())
  }

  /// Returns the index of a folder, which is added if it is missing.
  static func place(of name: String, in outlines: inout [OPMLOutline]) -> Int {
    if let place = outlines.firstIndex(where: { $0.feed == nil && $0.title == name }) {
      return place
    }
    outlines.append(OPMLOutline(title: name))
    return outlines.count - 1
  }
}

/// An outline with an address that cannot be requested as a feed.
///
/// C: an item of `refusals` in `pentad_video_opml_import`.
public struct OPMLRefusal: Hashable, Sendable {
  /// The title of the outline; nil for none.
  public let title: String?
  /// The reason for leaving it out, without its address: `its address is neither http nor https`.
  public let reason: String

  /// The maximum number of refusals that an import reports.
  public static let limit = 100

  /// Creates a refusal.
  public init(title: String?, reason: String) {
    self.title = title
    self.reason = reason
  }
}

/// A line of a list: a feed, or a folder with its content.
package struct OPMLOutline: Hashable, Sendable {
  package var title: String?
  /// The address of the feed; nil for a folder.
  package var feed: String?
  /// The page that the feed belongs to.
  package var page: String?
  package var categories: [String]
  package var outlines: [OPMLOutline]
  /// The attributes of other programs.
  package var attributes: [OPMLAttribute] = []
  /// True if it is a folder: it has no feed, no other type and no address.
  package var isFolder: Bool

  package init(
    title: String? = nil, feed: String? = nil, page: String? = nil, categories: [String] = [],
    outlines: [OPMLOutline] = []
  ) {
    self.title = title
    self.feed = feed
    self.page = page
    self.categories = categories
    self.outlines = outlines
    isFolder = feed == nil
  }
}

/// A feed in a list.
package struct OPMLSubscription: Hashable, Sendable {
  package var feed: String
  package var title: String?
  package var page: String?
  /// The folders that contain the feed, each as titles from the outermost folder on; empty at the
  /// top level.
  package fileprivate(set) var folders: [[String]] = []
  /// The first of these folders.
  package var folder: [String] { folders.first ?? [] }
  package var categories: [String]
  /// The attributes of other programs.
  package var attributes: [OPMLAttribute] = []

  /// The maximum nesting depth of a feed's folders. Lists are not read any deeper, including
  /// `opml`, `body` and the outline of the feed itself.
  package static let mostFolders = FeedLimits.standard.depth - 3

  /// Creates a feed at the top level.
  package init(
    feed: String, title: String? = nil, page: String? = nil, categories: [String] = []
  ) {
    self.feed = feed
    self.title = title
    self.page = page
    self.categories = categories
  }

  /// Creates a feed in a folder.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for more than ``mostFolders`` nested
  ///   folders, which could not be read again.
  package init(
    feed: String, title: String? = nil, page: String? = nil, folder: [String],
    categories: [String] = []
  ) throws(PentadError) {
    guard folder.count <= Self.mostFolders else {
      throw PentadError(
        .invalid, "a feed of the list is in more than \(Self.mostFolders) folders")
    }
    self.init(feed: feed, title: title, page: page, categories: categories)
    if !folder.isEmpty { folders = [folder] }
  }

  fileprivate mutating func add(_ folder: [String]) {
    if !folder.isEmpty, !folders.contains(folder) { folders.append(folder) }
  }

  /// Creates a feed in the folders that it had in an imported list.
  init(feed: String, title: String?, outline: FeedOutline) {
    self.init(feed: feed, title: title, page: outline.page, categories: outline.categories)
    folders = outline.folders.filter { !$0.isEmpty && $0.count <= Self.mostFolders }
    attributes = outline.attributes
  }
}
