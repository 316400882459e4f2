import PentadCore

/// A class as FireRoad describes it, under one of its numbers.
struct FireRoadClass: Sendable, Hashable {
  /// The terms of a year in which a class is offered.
  struct Terms: Sendable, Hashable {
    var fall = false
    var winter = false
    var spring = false
    var summer = false
  }

  /// The hours of a week.
  struct Units: Sendable, Hashable {
    var lecture = 0
    var lab = 0
    var design = 0
    var preparation = 0
    var total: Int { lecture + lab + design + preparation }
  }

  /// The results of evaluations by students.
  struct Evaluation: Sendable, Hashable {
    /// The rating, up to 7.
    let rating: Double
    let students: Double
    let hoursInClass: Double
    let hoursOutOfClass: Double
  }

  var number: String
  var title: String
  var text: String
  var isGraduate = false
  var terms = Terms()
  var units = Units()
  var hasVariableUnits = false
  var hasFinal = false
  var jointSubjects: [String] = []
  var meetsWith: [String] = []
  var equivalents: [String] = []
  var related: [String] = []
  var oldNumber: String?
  var instructors: String?
  /// The schedule of the last term of the academic year in which the class is offered.
  var schedule: String?
  /// The schedules of a class whose terms differ; nil for a class with one schedule.
  var fallSchedule: String?
  var springSchedule: String?
  var quarter: String?
  var notOfferedYear: String?
  var prerequisites: String?
  var corequisites: String?
  var gir: String?
  var hass: String?
  var communication: String?
  /// The semester of the data for a class that is no longer offered.
  var lastSemester: String?
  var evaluation: Evaluation?

  /// The class in JSON; optional members are left out if they have no value.
  ///
  /// - Parameter isFull: true for all members.
  func json(isFull: Bool) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("subject_id", .string(number)), .init("title", .string(title)),
      .init("level", isGraduate ? "G" : "U"), .init("total_units", .integer(units.total)),
      .init("offered_fall", .bool(terms.fall)), .init("offered_IAP", .bool(terms.winter)),
      .init("offered_spring", .bool(terms.spring)), .init("offered_summer", .bool(terms.summer)),
      .init("public", true),
    ]
    let lists = [
      ("joint_subjects", jointSubjects), ("meets_with_subjects", meetsWith),
      ("equivalent_subjects", equivalents),
    ]
    for (name, list) in lists where !list.isEmpty { members.append(Self.list(name, list)) }
    let texts = [
      ("quarter_information", quarter), ("not_offered_year", notOfferedYear), ("old_id", oldNumber),
      ("gir_attribute", gir), ("hass_attribute", hass),
      ("communication_requirement", communication), ("source_semester", lastSemester),
    ]
    for (name, text) in texts {
      if let text { members.append(.init(name, .string(text))) }
    }
    if lastSemester != nil { members.append(.init("is_historical", true)) }
    if let instructors { members.append(Self.list("instructors", [instructors])) }
    return .object(isFull ? members + fullMembers : members)
  }

  private static func list(_ name: String, _ values: [String]) -> JSONValue.Member {
    .init(name, .array(values.map { .string($0) }))
  }

  private var fullMembers: [JSONValue.Member] {
    var members: [JSONValue.Member] = [
      .init("lecture_units", .integer(units.lecture)), .init("lab_units", .integer(units.lab)),
      .init("design_units", .integer(units.design)),
      .init("preparation_units", .integer(units.preparation)),
      .init("is_variable_units", .bool(hasVariableUnits)), .init("pdf_option", false),
      .init("has_final", .bool(hasFinal)), .init("description", .string(text)),
      .init("url", .string("http://student.mit.edu/catalog/m\(course)a.html#\(number)")),
    ]
    let texts = [
      ("prerequisites", prerequisites), ("corequisites", corequisites), ("schedule", schedule),
      ("schedule_fall", fallSchedule), ("schedule_spring", springSchedule),
    ]
    for (name, text) in texts {
      if let text { members.append(.init(name, .string(text))) }
    }
    if !related.isEmpty { members.append(Self.list("related_subjects", related)) }
    if let evaluation {
      members += [
        .init("rating", .number(evaluation.rating)),
        .init("enrollment_number", .number(evaluation.students)),
        .init("in_class_hours", .number(evaluation.hoursInClass)),
        .init("out_of_class_hours", .number(evaluation.hoursOutOfClass)),
      ]
    }
    return members
  }

  /// The course of the number.
  var course: String { CatalogueClass.course(of: number) }
}
