import Foundation
import PentadCore
import StellarKit

/// A class, ready for its template.
struct StellarDetail: Sendable {
  struct Tab: Sendable {
    let tabName: String
    let address: String
    let isCurrent: Bool
  }

  let name: String
  let term: String?
  let courseAddress: String
  let courseLabel: String
  let tabs: [Tab]
  let isBookmarked: Bool
  let bookmarkState: String?
  let bookmarkAddress: String
  let news: NewsTab?
  let info: InfoTab?
  let staff: StaffTab?

  init(_ screen: StellarDetailScreen, tab: StellarDetailScreen.Tab, bookmark: StellarBookmark?) {
    let item = screen.item
    let address = ClassRow.address(of: item.masterId)
    name = item.name
    term = item.term?.text
    let course = String(item.masterId.prefix { $0 != "." })
    courseAddress = Address("/stellar/courses").appending(course).description
    courseLabel = StellarClassesScreen(course: course).title
    tabs = screen.tabs.map {
      Tab(
        tabName: $0.rawValue.capitalized, address: address.with("tab", $0.rawValue).description,
        isCurrent: $0 == tab)
    }
    isBookmarked = bookmark != nil
    bookmarkState = bookmark?.sync.words
    bookmarkAddress = address.appending("bookmark").description
    news = tab == .news ? NewsTab(screen, address) : nil
    info = tab == .info ? InfoTab(item) : nil
    staff = tab == .staff ? StaffTab(screen) : nil
  }
}

/// The announcements of a class.
struct NewsTab: Sendable {
  struct Row: Sendable {
    let newsTitle: String
    let date: String
    let since: String
    let address: String
    let isNew: Bool
  }

  /// The message for loading, for an empty list, or for an error.
  let message: String?
  let rows: [Row]
  let hasNew: Bool
  let readAddress: String

  init(_ screen: StellarDetailScreen, _ address: Address) {
    message = screen.newsMessage
    let item = screen.item
    rows = screen.news.map { entry in
      let announcement = entry.announcement
      let date = (try? StellarAnnouncementScreen(announcement, of: item))?.dateText
      return Row(
        newsTitle: announcement.title, date: date ?? "",
        since: Freshness.isoText(announcement.date),
        address: address.appending("news").appending(announcement.key).description,
        isNew: !entry.isRead)
    }
    hasNew = rows.contains(where: \.isNew)
    readAddress = address.appending("read").description
  }
}

/// The subject of a class, and the times and places of its meetings.
struct InfoTab: Sendable {
  struct Time: Sendable {
    let what: String
    let when: String
    let location: String?
    /// The address of a map of the building.
    let map: String?
    let building: String?
  }

  let blurb: String
  let times: [Time]
  let hasTimes: Bool
  let site: String?

  init(_ item: StellarClass) {
    blurb = item.blurb
    site = item.siteURL
    hasTimes = !item.times.isEmpty
    times = item.times.map { time in
      let room = time.schedule.meetings.lazy.compactMap { time.location(of: $0) }.first
      let location = room ?? (time.location.isEmpty ? nil : time.location)
      let building = location.flatMap(Self.building)
      return Time(
        what: time.title, when: time.text, location: location,
        map: building.map { "https://whereis.mit.edu/?go=\(Address.encoded($0))" },
        building: building)
    }
  }

  /// The building of a room as MIT numbers them: of `26-100`, `26`.
  static func building(of location: String) -> String? {
    let parts = location.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...4).contains(parts[0].count), !parts[1].isEmpty,
      parts[0].allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber) }),
      parts[1].first?.isNumber == true
    else { return nil }
    return String(parts[0])
  }
}

/// The staff of a class.
struct StaffTab: Sendable {
  struct Person: Sendable {
    let name: String
    let face: Face
  }

  struct Group: Sendable {
    let role: String
    let people: [Person]
  }

  let groups: [Group]

  init(_ screen: StellarDetailScreen) {
    groups = StellarStaffMember.Role.allCases.compactMap { role in
      let people = screen.staff(role).map {
        Person(name: $0.name, face: Face(id: $0.name))
      }
      guard !people.isEmpty else { return nil }
      return Group(
        role: role == .instructor ? "Instructors" : "Teaching assistants", people: people)
    }
  }
}
