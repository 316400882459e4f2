import PentadCore
import StellarKit

/// A class in a list.
struct ClassRow: Sendable {
  let name: String
  let classTitle: String
  let address: String
  /// `Spring 2026`, of a class of another term than the current one.
  let oldTerm: String?
  /// `MWF 11-12, 2-131` of the first meeting; nil if none is known.
  let time: String?
  /// `3` new announcements; nil for none.
  let unread: String?

  init(_ item: StellarClass, term: StellarTerm?, unread count: Int = 0) {
    name = item.name
    time = item.times.first.map { time in
      [
        time.text,
        time.schedule.meetings.lazy.compactMap { time.location(of: $0) }.first
          ?? time.location,
      ].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    unread = count == 0 ? nil : "\(count)"
    classTitle = item.title
    address = Self.address(of: item.masterId).description
    oldTerm = item.term == term || term == nil ? nil : item.term?.text
  }

  /// Returns the address of a class's screen.
  static func address(of masterId: String) -> Address {
    Address("/stellar/classes").appending(masterId)
  }
}

/// A bookmark in a list.
struct BookmarkRow: Sendable {
  let item: ClassRow
  let masterId: String
  /// Pending changes, as text; nil if there are none.
  let waiting: String?
  let actionAddress: String

  init(_ bookmark: StellarBookmark, term: StellarTerm?, unread count: Int) {
    item = ClassRow(bookmark.item, term: term, unread: count)
    masterId = bookmark.item.masterId
    waiting = bookmark.sync.words
    actionAddress = ClassRow.address(of: masterId).appending("bookmark").description
  }
}

extension StellarBookmark.Sync {
  /// The pending change, as text.
  var words: String? {
    switch self {
    case .done: nil
    case .waiting: "not sent yet"
    case .failed(let error): "rejected by the server" + (error.map { ": \($0.message)" } ?? "")
    }
  }
}

/// A course, or a group of them, in a list.
struct CourseRow: Sendable {
  let label: String
  let text: String
  let address: String
}
