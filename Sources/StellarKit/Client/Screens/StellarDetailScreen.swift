public import PentadCore

/// The screen of a class: its tabs, filled by the stages of ``StellarClient/classInfo(_:)``.
///
/// Stored announcements are hidden until the server answers; the screen shows that they are
/// loading. If the server cannot be reached, the screen reports it and shows the stored ones.
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
    /// The announcements; always present.
    case news
    /// The description and the times; present if the class has a description.
    case info
    /// The staff; present if the class has any.
    case staff
  }

  /// The state of the announcements of a class's screen.
  public enum NewsState: Hashable, Sendable {
    /// The server is being queried.
    case loading
    /// All announcements are loaded.
    case loaded
    /// The server could not be reached. The stored announcements are shown.
    case failed(PentadError)
  }

  /// The class, with the details loaded so far.
  public private(set) var item: StellarClass
  /// The loading state of the announcements.
  public private(set) var newsState = NewsState.loading
  /// The announcements to show, newest first.
  public private(set) var news: [StellarNewsItem] = []

  /// Creates a screen with nothing loaded.
  public init(_ item: StellarClass) { self.item = item }

  /// Applies a loading stage.
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

  /// The message above the announcements, in the words of MIT Mobile for iOS 3.3; nil when the list
  /// needs none.
  public var newsMessage: String? {
    switch newsState {
    case .loading: "Announcements loading..."
    case .loaded: news.isEmpty ? "No announcements" : nil
    case .failed(let error) where error.code == .classNotFound:
      "This is probably an old class or a class not being taught this semester"
    case .failed: "Failed to load announcements"
    }
  }

  /// Returns the staff with a role, sorted by name.
  public func staff(_ role: StellarStaffMember.Role) -> [StellarStaffMember] {
    item.staff.filter { $0.role == role }.sorted { $0.name < $1.name }
  }
}
