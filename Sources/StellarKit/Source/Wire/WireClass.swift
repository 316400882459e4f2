import PentadCore

/// A class, in a list or alone.
struct WireClass: WireItem {
  let masterId: String?
  /// The class; nil without an id or a name.
  private(set) var content: StellarClass?
  let announcements: [StellarAnnouncement]?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    masterId = fields.text("masterId")
    let name = MarkupText.line(fields.words("name") ?? "")
    let times = fields.list("times", of: WireTime.self, first: StellarPolicies.timeCount) ?? []
    let staff = fields.object("staff", of: WireStaff.self)?.members ?? []
    let old = fields.list("oldNumbers", of: WireText.self)?.map(\.text)
    announcements = fields.list("announcements", of: WireAnnouncement.self)?.map(\.announcement)
    let title = MarkupText.line(fields.text("title") ?? "")
    let blurb = MarkupText.read(fields.text("description") ?? "").text
    let term = fields.text("term").flatMap { $0.isEmpty ? nil : StellarTerm(code: $0) }
    let site = fields.text("stellarUrl").map(MarkupText.line).flatMap(Self.address)
    problems = fields.problems
    guard let masterId, !masterId.isEmpty, !name.isEmpty else { return }
    content = StellarClass(
      masterId: masterId, name: name, title: title, blurb: blurb, term: term, siteURL: site,
      times: times.enumerated().map { order, time in
        StellarClassTime(
          order: order, title: time.title, text: time.text, location: time.location,
          section: time.section, first: time.first, last: time.last, interval: time.interval)
      },
      staff: staff, oldNumbers: old ?? FormerNumbers.find(in: blurb))
  }

  /// Returns the site's address. A path belongs to the host that served all sites of Stellar.
  private static func address(_ text: String) -> String? {
    let text = text.hasPrefix("/") ? "http://stellar.mit.edu" + text : text
    return (try? TransportURL(text))?.string
  }
}

/// A class in a list, which must have an id and a name.
struct WireListedClass: WireItem {
  let content: StellarClass
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    let item = try WireClass(from: decoder)
    guard let content = item.content else {
      throw WireProblem(text: "a class without an id or a name")
    }
    self.content = content
    problems = item.problems
  }
}

/// A time: `{"title":"Lecture","time":"MWF 11-12:30 p.m.","location":"2-131"}`. A server may add
/// fields that the original did not have:
/// `"section":"L01","first":"2026-09-08","last":"2026-10-23","interval":1`.
private struct WireTime: WireItem {
  let title: String
  let text: String
  let location: String
  let section: String
  let first: MeetingDay?
  let last: MeetingDay?
  let interval: Int
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    title = MarkupText.line(fields.text("title") ?? "")
    text = MarkupText.line(fields.text("time") ?? "")
    location = MarkupText.line(fields.text("location") ?? "")
    section = MarkupText.line(fields.text("section") ?? "")
    let (start, end) = (fields.day("first"), fields.day("last"))
    first = start
    last = end
    interval = fields.number("interval").map { Int(clamping: $0) } ?? 1
    problems = fields.problems
  }
}

/// The staff: `{"instructors":["…"],"tas":[]}`.
private struct WireStaff: WireItem {
  let members: [StellarStaffMember]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let instructors = fields.list("instructors", of: WireText.self) ?? []
    let assistants = fields.list("tas", of: WireText.self) ?? []
    members =
      (instructors.map { StellarStaffMember(name: MarkupText.line($0.text), role: .instructor) }
      + assistants.map { StellarStaffMember(name: MarkupText.line($0.text), role: .assistant) })
      .filter { !$0.name.isEmpty }
    problems = fields.problems
  }
}

/// An announcement: `{"unixtime":1276650960,"title":"…","text":"…"}`. Its date field is ignored, as
/// in the original app. Other servers of the protocol may send an `id` and an `author`.
private struct WireAnnouncement: WireItem {
  let announcement: StellarAnnouncement
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let time = fields.moment("unixtime") else {
      throw WireProblem(text: "an announcement without its time")
    }
    let (text, html) = MarkupText.read(fields.text("text") ?? "")
    announcement = StellarAnnouncement(
      unixTime: time, title: MarkupText.line(fields.text("title") ?? ""), text: text, html: html,
      id: fields.text("id").flatMap { $0.isEmpty ? nil : $0 },
      author: fields.text("author").map(MarkupText.line).flatMap { $0.isEmpty ? nil : $0 })
    problems = fields.problems
  }
}
