package import PentadCore

/// A list of feeds as programs exchange it: OPML 1.0 and 2.0.
package struct OPMLDocument: Hashable, Sendable {
  package var title: String?
  /// Milliseconds since 1970.
  package var created: Int64?
  /// The outlines on the top level.
  package var outlines: [OPMLOutline]
  /// How many outlines name what cannot be asked for as a feed.
  package var refused = 0
  /// The first of them.
  package var refusals: [OPMLRefusal] = []
  /// Where the reading ended.
  package var ending = FeedEnding.complete

  /// Makes a list.
  package init(title: String? = nil, created: Int64? = nil, outlines: [OPMLOutline] = []) {
    self.title = title
    self.created = created
    self.outlines = outlines
  }

  /// The feeds in their order, each address once, with all the folders that it is in.
  ///
  /// A feed in a folder is not on the top level, too. What stands inside the outline of a feed is beside it: the
  /// end of that outline is missing. The outline `feeds` that some programs put around all is no folder.
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

  /// Makes a list of feeds, those of one folder together, in the order in which they come. A feed in several
  /// folders is in each: all programs understand that.
  ///
  /// - Parameter folders: those that come back though no feed is in them, behind the others.
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

  /// The place of a folder, which is added where it is missing.
  static func place(of name: String, in outlines: inout [OPMLOutline]) -> Int {
    if let place = outlines.firstIndex(where: { $0.feed == nil && $0.title == name }) {
      return place
    }
    outlines.append(OPMLOutline(title: name))
    return outlines.count - 1
  }
}

/// An outline that names what cannot be asked for as a feed.
///
/// C: an item of `refusals` in `pentad_video_opml_import`.
public struct OPMLRefusal: Hashable, Sendable {
  /// What it is called; nil when it is not told.
  public let title: String?
  /// Why it is left out, without a word of its address: `the address is none of http or https`.
  public let reason: String

  /// How many an import names.
  public static let limit = 100

  /// Describes a refusal.
  public init(title: String?, reason: String) {
    self.title = title
    self.reason = reason
  }
}

/// A line of a list: a feed, or a folder with what is in it.
package struct OPMLOutline: Hashable, Sendable {
  package var title: String?
  /// The address of the feed; nil for a folder.
  package var feed: String?
  /// The page that the feed belongs to.
  package var page: String?
  package var categories: [String]
  package var outlines: [OPMLOutline]
  /// What other programs have written.
  package var attributes: [OPMLAttribute] = []
  /// Whether it is neither a feed nor anything else that has a type or an address.
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

/// A feed of a list.
package struct OPMLSubscription: Hashable, Sendable {
  package var feed: String
  package var title: String?
  package var page: String?
  /// The folders that it is in, each by the titles from the outside; none on the top level.
  package fileprivate(set) var folders: [[String]] = []
  /// The first of them.
  package var folder: [String] { folders.first ?? [] }
  package var categories: [String]
  /// What other programs have written.
  package var attributes: [OPMLAttribute] = []

  /// How many folders a feed may be in, one in the other: no list is read deeper, with `opml`, `body` and
  /// the line of the feed itself.
  package static let mostFolders = FeedLimits.standard.depth - 3

  /// Makes a feed that is in no folder.
  package init(
    feed: String, title: String? = nil, page: String? = nil, categories: [String] = []
  ) {
    self.feed = feed
    self.title = title
    self.page = page
    self.categories = categories
  }

  /// Makes a feed that is in a folder.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for more than ``mostFolders`` folders, one in the
  ///   other, which nobody could read again.
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

  /// Makes a feed that is where it was in a list that was read.
  init(feed: String, title: String?, outline: FeedOutline) {
    self.init(feed: feed, title: title, page: outline.page, categories: outline.categories)
    folders = outline.folders.filter { !$0.isEmpty && $0.count <= Self.mostFolders }
    attributes = outline.attributes
  }
}
