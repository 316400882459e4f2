public import PentadCore

/// The screen of a class: its tabs, filled by the stages of ``StellarClient/classInfo(_:)``.
///
/// The announcements that are stored count as unknown until the server has spoken: the screen says that
/// they are loading. When it cannot be asked, the screen says so and shows the old ones.
///
/// ```swift
/// var screen = StellarDetailScreen(item)
/// for await update in client.classInfo(item.masterId) { screen.apply(update) }
/// ```
///
/// C: `pentad_stellar_detail_screen`.
public struct StellarDetailScreen: Hashable, Sendable {
  /// A tab of a class's screen.
  public enum Tab: String, Hashable, Sendable, CaseIterable {
    /// The announcements; always there.
    case news
    /// What the class is about, and its times; there when it says what it is about.
    case info
    /// Who teaches it; there when anybody does.
    case staff
  }

  /// The state of the announcements of a class's screen.
  public enum NewsState: Hashable, Sendable {
    /// The server is being asked.
    case loading
    /// These are all.
    case loaded
    /// The server could not be asked; the old ones are shown.
    case failed(PentadError)
  }

  /// The class, as far as it is known.
  public private(set) var item: StellarClass
  /// How far the announcements have come.
  public private(set) var newsState = NewsState.loading
  /// The announcements to show, the newest first.
  public private(set) var news: [StellarNewsItem] = []

  /// A screen of which nothing is loaded.
  public init(_ item: StellarClass) { self.item = item }

  /// Takes a stage over.
  public mutating func apply(_ update: ClassInfoUpdate) {
    switch update {
    case .general(let item): self.item = item
    case .cached(let detail): item = detail.item
    case .fresh(let detail):
      item = detail.item
      (newsState, news) = (.loaded, detail.news)
    case .failed(let error, let detail):
      item = detail?.item ?? item
      (newsState, news) = (.failed(error), detail?.news ?? [])
    }
  }

  /// The tabs, in order.
  public var tabs: [Tab] {
    Tab.allCases.filter { tab in
      switch tab {
      case .news: true
      case .info: !item.blurb.isEmpty
      case .staff: !item.staff.isEmpty
      }
    }
  }

  /// The line above the announcements, in the words of MIT Mobile for iOS 3.3; nil when they speak for
  /// themselves.
  public var newsMessage: String? {
    switch newsState {
    case .loading: "Announcements loading..."
    case .loaded: news.isEmpty ? "No announcements" : nil
    case .failed(let error) where error.code == .classNotFound:
      "This is probably an old class or a class not being taught this semester"
    case .failed: "Failed to load announcements"
    }
  }

  /// The staff of a role, by name.
  public func staff(_ role: StellarStaffMember.Role) -> [StellarStaffMember] {
    item.staff.filter { $0.role == role }.sorted { $0.name < $1.name }
  }
}
