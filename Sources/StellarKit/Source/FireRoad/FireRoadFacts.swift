/// Reads the facts of a class in the catalogue: units, requirements, prerequisites and ratings.
enum FireRoadFacts {
  static func read(_ fields: inout WireFields) -> ClassFacts {
    func units(_ name: String) -> Int? {
      fields.number(name).flatMap { (0...1_000).contains($0) ? Int($0) : nil }
    }
    var facts = ClassFacts()
    facts.hasVariableUnits = fields.flag("is_variable_units") ?? false
    facts.units = facts.hasVariableUnits ? nil : units("total_units")
    facts.lectureUnits = units("lecture_units")
    let (lab, design) = (units("lab_units"), units("design_units"))
    facts.labUnits = lab == nil && design == nil ? nil : (lab ?? 0) + (design ?? 0)
    facts.preparationUnits = units("preparation_units")
    facts.level = fields.line("level")
    facts.requirements = ["gir_attribute", "hass_attribute", "communication_requirement"]
      .compactMap { fields.line($0) }
      .flatMap { $0.split(separator: ",").map { $0.trimmed } }
    facts.prerequisites = fields.line("prerequisites")
    facts.corequisites = fields.line("corequisites")
    facts.relatedIds = ["joint_subjects", "meets_with_subjects", "equivalent_subjects"]
      .flatMap { fields.texts($0) }.unique(by: \.self)
    facts.seasons = FireRoadSemester.terms.filter { fields.flag("offered_\($0.term)") == true }
      .map(\.season)
    facts.notOfferedYear = fields.line("not_offered_year")
    facts.hasFinal = fields.flag("has_final")
    facts.rating = fields.decimal("rating").flatMap { $0 > 0 && $0 <= 7 ? $0 : nil }
    facts.bestRating = facts.rating == nil ? nil : 7
    facts.enrolment = fields.decimal("enrollment_number").flatMap { $0 > 0 ? $0 : nil }
    facts.hoursInClass = fields.decimal("in_class_hours").flatMap { $0 > 0 ? $0 : nil }
    facts.hoursOutOfClass = fields.decimal("out_of_class_hours").flatMap { $0 > 0 ? $0 : nil }
    return facts
  }
}

extension Substring {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
