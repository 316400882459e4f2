package import PentadCore

/// A list of feeds as programs exchange it: OPML 1.0 and 2.0.
package struct OPMLDocument: Hashable, Sendable {
  package var title: String?
  /// Milliseconds since 1970.
  package var created: Int64?
  /// The outlines on the top level.
  package var outlines: [OPMLOutline]
  /// How many outlines name a feed at what is no address of `http` or `https`, or one with a password.
  package var refused = 0
  /// Where the reading ended.
  package var ending = FeedEnding.complete

  /// Makes a list.
  package init(title: String? = nil, created: Int64? = nil, outlines: [OPMLOutline] = []) {
    self.title = title
    self.created = created
    self.outlines = outlines
  }

  /// The feeds in their order, each address once, wherever they stand.
  package var subscriptions: [OPMLSubscription] {
    var found: [OPMLSubscription] = []
    var seen: Set<String> = []
    func visit(_ outlines: [OPMLOutline], _ folder: [String]) {
      for outline in outlines {
        if let feed = outline.feed, seen.insert(feed).inserted {
          var subscription = OPMLSubscription(
            feed: feed, title: outline.title, page: outline.page, categories: outline.categories)
          subscription.folder = folder
          found.append(subscription)
        }
        visit(outline.outlines, folder + (outline.title.map { [$0] } ?? []))
      }
    }
    visit(outlines, [])
    return found
  }

  /// Makes a list of feeds, those of one folder together, in the order in which they come.
  package init(title: String? = nil, created: Int64? = nil, subscriptions: [OPMLSubscription]) {
    self.init(title: title, created: created)
    for subscription in subscriptions {
      let outline = OPMLOutline(
        title: subscription.title, feed: subscription.feed, page: subscription.page,
        categories: subscription.categories)
      Self.add(outline, to: &outlines, in: subscription.folder[...])
    }
  }

  private static func add(
    _ outline: OPMLOutline, to outlines: inout [OPMLOutline], in folder: ArraySlice<String>
  ) {
    guard let name = folder.first else { return outlines.append(outline) }
    let place =
      outlines.firstIndex { $0.feed == nil && $0.title == name }
      ?? {
        outlines.append(OPMLOutline(title: name))
        return outlines.count - 1
      }()
    add(outline, to: &outlines[place].outlines, in: folder.dropFirst())
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

  package init(
    title: String? = nil, feed: String? = nil, page: String? = nil, categories: [String] = [],
    outlines: [OPMLOutline] = []
  ) {
    self.title = title
    self.feed = feed
    self.page = page
    self.categories = categories
    self.outlines = outlines
  }
}

/// A feed of a list.
package struct OPMLSubscription: Hashable, Sendable {
  package var feed: String
  package var title: String?
  package var page: String?
  /// The titles of the folders that it is in, from the outside.
  package fileprivate(set) var folder: [String] = []
  package var categories: [String]

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
    self.folder = folder
  }
}
