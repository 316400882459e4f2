import PentadCore

/// A class, in a list or alone.
struct WireClass: WireItem {
  let masterId: String?
  /// Nil without an id or a name.
  private(set) var content: StellarClass?
  let announcements: [StellarAnnouncement]?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    masterId = fields.text("masterId")
    let name = fields.words("name") ?? ""
    let times = fields.list("times", of: WireTime.self, first: StellarPolicies.timeCount) ?? []
    let staff = fields.object("staff", of: WireStaff.self)?.members ?? []
    let old = fields.list("oldNumbers", of: WireText.self)?.map(\.text)
    announcements = fields.list("announcements", of: WireAnnouncement.self)?.map(\.announcement)
    let title = fields.text("title") ?? ""
    let blurb = fields.text("description") ?? ""
    let term = fields.text("term").flatMap { $0.isEmpty ? nil : StellarTerm(code: $0) }
    let site = fields.text("stellarUrl").flatMap(Self.address)
    problems = fields.problems
    guard let masterId, !masterId.isEmpty, !name.isEmpty else { return }
    content = StellarClass(
      masterId: masterId, name: name, title: title, blurb: blurb, term: term, siteURL: site,
      times: times.enumerated().map { order, time in
        StellarClassTime(
          order: order, title: time.title, text: time.text, location: time.location)
      },
      staff: staff, oldNumbers: old ?? FormerNumbers.find(in: blurb))
  }

  /// A path is one of the host on which all sites of Stellar were.
  private static func address(_ text: String) -> String? {
    let text = text.hasPrefix("/") ? "http://stellar.mit.edu" + text : text
    return (try? TransportURL(text))?.string
  }
}

/// A class of a list, which has to have an id and a name.
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

/// `{"title":"Lecture","time":"MWF 11-12:30 p.m.","location":"2-131"}`.
private struct WireTime: WireItem {
  let title: String
  let text: String
  let location: String
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    title = fields.text("title") ?? ""
    text = fields.text("time") ?? ""
    location = fields.text("location") ?? ""
    problems = fields.problems
  }
}

/// `{"instructors":["…"],"tas":[]}`.
private struct WireStaff: WireItem {
  let members: [StellarStaffMember]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let instructors = fields.list("instructors", of: WireText.self) ?? []
    let assistants = fields.list("tas", of: WireText.self) ?? []
    members =
      (instructors.map { StellarStaffMember(name: $0.text, role: .instructor) }
      + assistants.map { StellarStaffMember(name: $0.text, role: .assistant) })
      .filter { !$0.name.isEmpty }
    problems = fields.problems
  }
}

/// `{"unixtime":1276650960,"title":"…","text":"…"}`; the date that comes with it is passed over, as
/// the original did.
private struct WireAnnouncement: WireItem {
  let announcement: StellarAnnouncement
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let time = fields.number("unixtime") else {
      throw WireProblem(text: "an announcement without its time")
    }
    announcement = StellarAnnouncement(
      unixTime: time, title: fields.text("title") ?? "", text: fields.text("text") ?? "")
    problems = fields.problems
  }
}
