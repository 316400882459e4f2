import PentadCore
import VideoFeedKit

/// A list of the guide.
enum GuideList: CaseIterable, Sendable {
  case timeline
  case favorites
  case watchLater
  case search

  var title: String {
    switch self {
    case .timeline: "Timeline"
    case .favorites: "Favourites"
    case .watchLater: "Watch later"
    case .search: "Search"
    }
  }

  var path: String { address.description }

  var address: Address {
    switch self {
    case .timeline: Address(.video)
    case .favorites: Address("/video/favourites")
    case .watchLater: Address("/video/later")
    case .search: Address("/video/search")
    }
  }

  /// The next step for an empty list.
  var emptiness: String {
    switch self {
    case .timeline: "Add a feed under Sources. New videos then appear here."
    case .favorites: "Open a video and press Like. It then appears here."
    case .watchLater: "Open a video and press Watch later. It then appears here."
    case .search: "No title, name or comment contains these words. Try fewer words."
    }
  }
}

extension VideoScreens {
  /// The number of videos of a page.
  static let pageSize = 20

  /// A list of the guide, from its newest on or behind a video.
  func guide(_ list: GuideList, _ request: PageRequest) async throws(PentadError) -> Page {
    let cursor = Self.cursor(of: request)
    let text = request.query["q"]
    let groups: [VideoGroup] =
      switch list {
      case .timeline: try await feed.timeline(before: cursor, limit: Self.pageSize)
      case .favorites: try await feed.favorites(before: cursor, limit: Self.pageSize)
      case .watchLater: try await feed.watchLaterList(before: cursor, limit: Self.pageSize)
      case .search:
        if let text {
          try await feed.search(text, before: cursor, limit: Self.pageSize)
        } else {
          []
        }
      }
    let now = time.date()
    let content = GuidePage(
      list: list, query: text, rows: groups.map { VideoRow($0, now: now) },
      older: groups.count < Self.pageSize ? nil : groups.last.map(VideoCursor.init),
      news: try await feed.pending())
    return Page(
      list.title, area: .video, template: "Video/guide", content: content,
      freshness: try await freshness())
  }

  private static func cursor(of request: PageRequest) -> VideoCursor? {
    guard let time = request.query["before"].flatMap({ Int64($0) }),
      let key = request.query["key"].flatMap({ VideoKey(text: $0) })
    else { return nil }
    return VideoCursor(latestShare: time, key: key)
  }
}

/// A list of the guide, ready for its template.
struct GuidePage: Sendable {
  struct Tab: Sendable {
    let tabName: String
    let address: String
    let isCurrent: Bool
  }

  let tabs: [Tab]
  let isSearch: Bool
  let query: String?
  let rows: [VideoRow]
  /// The text for an empty list.
  let emptiness: String?
  let emptyTitle: String
  /// True if the next step is to add a source.
  let needsSource: Bool
  let olderAddress: String?
  /// `3 new videos and 1 new comment`; nil for none.
  let news: String?

  init(
    list: GuideList, query: String?, rows: [VideoRow], older: VideoCursor?, news: VideoNews
  ) {
    tabs = Self.tabs(current: list)
    isSearch = list == .search
    self.query = query
    self.rows = rows
    emptiness = rows.isEmpty && !(list == .search && query == nil) ? list.emptiness : nil
    emptyTitle = list == .search ? "No results" : "No videos yet"
    needsSource = rows.isEmpty && list == .timeline
    olderAddress = older.map { cursor in
      list.address.with("q", query).with("before", "\(cursor.latestShare)")
        .with("key", cursor.key.text).description
    }
    self.news = news.words
  }

  static func tabs(current: GuideList?) -> [Tab] {
    GuideList.allCases.map {
      Tab(tabName: $0.title, address: $0.address.description, isCurrent: $0 == current)
    } + [
      Tab(
        tabName: "Sources", address: Address("/video/sources").description,
        isCurrent: current == nil)
    ]
  }
}

extension VideoNews {
  /// `3 new videos and 1 new comment`; nil for none.
  var words: String? {
    let parts = [(videos, "new video"), (comments, "new comment")].compactMap { count, name in
      count == 0 ? nil : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}
