import PentadCore
import StellarKit

/// The stored data of a school that lists of courses and tasks need.
struct SchoolData: Sendable {
  let classes: Snapshot<[StellarMyClass]>
  let bookmarks: [StellarBookmark]
  let tasks: [StellarTask]

  init(_ client: StellarClient) async throws(PentadError) {
    classes = try await client.myClasses(includingPast: true)
    bookmarks = try await client.bookmarks()
    do throws(PentadError) {
      tasks = try await client.tasks().value
    } catch {
      // The courses are shown without their tasks; the note of the school has the reason.
      tasks = []
    }
  }

  /// The names of the classes by their ids.
  var names: [String: String] {
    Dictionary(classes.value.map { ($0.enrolment.item.masterId, $0.enrolment.item.shownName) }) {
      first, _ in first
    }
  }
}

extension StudentScreens {
  /// Shows the courses of each school: favourites first, then by term, past ones last.
  func courses() async throws(PentadError) -> Page {
    try await schools.refresh()
    let parts = try await schools.read { client async throws(PentadError) in
      try await SchoolData(client)
    }
    let content = CoursesPage(parts, now: now)
    return Page(
      "My courses", area: .stellar, template: "Student/courses", content: content,
      freshness: .oldest(
        parts.compactMap { $0.value?.classes.storedAt }, now: now,
        isWarning: content.sections.contains { !$0.notes.isEmpty }))
  }
}

/// The courses of all schools, ready for their template.
struct CoursesPage: Sendable {
  /// A school.
  struct Section: Sendable {
    let anchor: String
    let school: String
    let kind: String
    let notes: [SchoolNote]
    let groups: [Group]
    let past: [CourseCard]
    let hasPast: Bool
    let isEmpty: Bool
  }

  /// Favourites, or the courses of a term.
  struct Group: Sendable {
    let heading: String
    let cards: [CourseCard]
  }

  let schoolTabs = SchoolTab.all(current: "/stellar/my")
  let sections: [Section]
  let hasSections: Bool

  init(_ parts: [SchoolPart<SchoolData>], now: Int64) {
    sections = parts.enumerated().map { place, part in Self.section(part, place, now) }
    hasSections = !sections.isEmpty
  }

  private static func section(
    _ part: SchoolPart<SchoolData>, _ place: Int, _ now: Int64
  ) -> Section {
    let data = part.value
    let cards = data.map { CourseCard.cards($0, at: part.account, now: now) } ?? []
    let current = cards.filter(\.isCurrent)
    let favourites = current.filter(\.isFavourite)
    var groups = favourites.isEmpty ? [] : [Group(heading: "Favourites", cards: favourites)]
    var terms: [String] = []
    for card in current where !card.isFavourite && !terms.contains(card.termName) {
      terms.append(card.termName)
    }
    groups += terms.map { term in
      Group(heading: term, cards: current.filter { $0.termName == term && !$0.isFavourite })
    }
    let past = cards.filter { !$0.isCurrent }
    return Section(
      anchor: "school-\(place + 1)", school: part.account.name, kind: part.account.kind.title,
      notes: SchoolNote.notes(part, data?.names ?? [:]), groups: groups, past: past,
      hasPast: !past.isEmpty, isEmpty: data != nil && cards.isEmpty)
  }
}

extension StellarAccount.Kind {
  /// The name of the system, as people write it.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
