import CPentad
import PentadCore
import StellarKit

extension ClassFacts {
  /// Reads the facts of a class; nil for NULL.
  ///
  /// - Throws: `misuse` for an unknown season, and for a nonzero number of items with NULL; `invalid`
  ///   for text that is not UTF-8
  static func read(
    _ pointer: UnsafePointer<pentad_stellar_class_facts>?
  ) throws(PentadError) -> ClassFacts? {
    guard let pointer else { return nil }
    var facts = ClassFacts()
    facts.units = count(readField(pointer, \.units))
    facts.lectureUnits = count(readField(pointer, \.lecture_units))
    facts.labUnits = count(readField(pointer, \.lab_units))
    facts.preparationUnits = count(readField(pointer, \.preparation_units))
    facts.hasVariableUnits = readField(pointer, \.has_variable_units)
    facts.level = try readOptionalText(readField(pointer, \.level), "facts->level")
    facts.requirements = try readTexts(
      readField(pointer, \.requirements), readField(pointer, \.requirement_count),
      "facts->requirements")
    facts.prerequisites = try readOptionalText(
      readField(pointer, \.prerequisites), "facts->prerequisites")
    facts.corequisites = try readOptionalText(
      readField(pointer, \.corequisites), "facts->corequisites")
    facts.relatedIds = try readTexts(
      readField(pointer, \.related_ids), readField(pointer, \.related_id_count),
      "facts->related_ids")
    facts.seasons = try readItems(
      readField(pointer, \.seasons), readField(pointer, \.season_count), "facts->seasons"
    ) { (season) throws(PentadError) in
      try StellarTerm.Season(season.pointee, "facts->seasons")
    }
    facts.notOfferedYear = try readOptionalText(
      readField(pointer, \.not_offered_year), "facts->not_offered_year")
    let hasFinal = readField(pointer, \.has_final)
    facts.hasFinal = hasFinal < 0 ? nil : hasFinal != 0
    facts.rating = readKnown(readField(pointer, \.rating))
    facts.bestRating = readKnown(readField(pointer, \.best_rating))
    facts.enrolment = readKnown(readField(pointer, \.enrolment))
    facts.hoursInClass = readKnown(readField(pointer, \.hours_in_class))
    facts.hoursOutOfClass = readKnown(readField(pointer, \.hours_out_of_class))
    return facts
  }

  private static func count(_ number: Int64) -> Int? { number < 0 ? nil : Int(clamping: number) }
}
