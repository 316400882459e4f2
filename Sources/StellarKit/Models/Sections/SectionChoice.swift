/// A section of a class that the user attends.
///
/// C: `pentad_stellar_section_choice`.
public struct SectionChoice: Hashable, Sendable, Codable {
  /// The id of the class.
  public let masterId: String
  /// The term of the class; nil for a class without one.
  public let term: StellarTerm?
  /// The section's ``ClassSection/id``.
  public let section: String

  /// Creates a choice.
  public init(masterId: String, term: StellarTerm?, section: String) {
    self.masterId = masterId
    self.term = term
    self.section = section
  }
}

/// The sections of a class, and the sections that the user chose.
///
/// C: `pentad_stellar_class_sections`.
public struct ClassSections: Hashable, Sendable {
  /// The class.
  public let item: StellarClass
  /// The sections, in the order of the times.
  public let sections: [ClassSection]
  /// The ids of the chosen sections; at most one of each kind.
  public let chosen: Set<String>

  /// Selects the choices for a class. The last choice of a kind counts. A choice of an unknown
  /// section is ignored.
  public init(of item: StellarClass, choosing choices: [SectionChoice] = []) {
    self.item = item
    sections = item.sections
    var byKind: [SectionKind: String] = [:]
    for choice in choices where choice.masterId == item.masterId && choice.term == item.term {
      if let section = Self.find(choice.section, in: sections) { byKind[section.kind] = section.id }
    }
    chosen = Set(byKind.values)
  }

  /// Returns the section with an id; the case does not matter. Nil when there is none.
  public func section(_ id: String) -> ClassSection? { Self.find(id, in: sections) }

  private static func find(_ id: String, in sections: [ClassSection]) -> ClassSection? {
    sections.first { $0.id == id }
      ?? sections.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The kinds with several sections but no chosen one, in the order of the times.
  public var openKinds: [SectionKind] {
    groups.filter { $0.count > 1 && !$0.contains { chosen.contains($0.id) } }.map { $0[0].kind }
  }

  /// The sections by kind, in the order of the times.
  var groups: [[ClassSection]] {
    var groups: [[ClassSection]] = []
    var places: [SectionKind: Int] = [:]
    for section in sections {
      if let place = places[section.kind] {
        groups[place].append(section)
      } else {
        places[section.kind] = groups.count
        groups.append([section])
      }
    }
    return groups
  }
}
