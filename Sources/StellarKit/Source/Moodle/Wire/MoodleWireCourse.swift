import PentadCore

/// A course: of `core_enrol_get_users_courses`, of the courses by timeline classification, and of
/// `core_course_get_courses_by_field`.
struct MoodleWireCourse: WireItem, Sendable {
  let id: String
  let name: String
  let title: String
  let blurb: String
  let start: Int64?
  let end: Int64?
  /// Nil when the site does not report it.
  let isFavourite: Bool?
  /// The names of the course's contacts, which are its teachers.
  let contacts: [String]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.moodleId("id") else { throw WireProblem(text: "a course without an id") }
    self.id = id
    let (short, full) = (fields.moodleLine("shortname"), fields.moodleLine("fullname"))
    name = short.isEmpty ? (full.isEmpty ? id : full) : short
    title = full.isEmpty ? fields.moodleLine("displayname") : full
    blurb = fields.moodleText("summary", format: "summaryformat").text
    start = fields.moodleTime("startdate")
    end = fields.moodleTime("enddate")
    isFavourite = fields.flag("isfavourite")
    contacts = (fields.list("contacts", of: MoodleWireContact.self) ?? []).map(\.name)
    problems = fields.problems
  }

  /// Returns the class.
  func item(at page: String) -> StellarClass {
    StellarClass(
      masterId: id, name: name, title: title, blurb: blurb, siteURL: page,
      staff: contacts.map { StellarStaffMember(name: $0, role: .instructor) })
  }
}

/// A list of courses: alone, or as the member `courses`.
struct MoodleWireCourses: Decodable, Sendable {
  let items: [MoodleWireCourse]
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    if var fields = try? WireFields(decoder), fields.has("courses") {
      let items = try fields.required("courses", of: MoodleWireCourse.self)
      fields.addWarnings()
      (self.items, problems) = (items, fields.problems)
    } else {
      let list = try WireList<MoodleWireCourse>(from: decoder)
      (items, problems) = (list.items, list.problems)
    }
    guard !items.isEmpty || problems.isEmpty else { throw WireProblem(text: "no course") }
  }
}

private struct MoodleWireContact: WireItem {
  let name: String
  var problems: [StellarDiagnostic] { [] }

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let name = fields.personName("fullname") else {
      throw WireProblem(text: "a contact without a name")
    }
    self.name = name
  }
}
