/// A section of a class that the user attends.
///
/// C: `pentad_stellar_section_choice`.
public struct SectionChoice: Hashable, Sendable, Codable {
  /// The id of the class.
  public let masterId: String
  /// The term of the class; nil for one that has none.
  public let term: StellarTerm?
  /// The section's ``ClassSection/id``.
  public let section: String

  /// Makes a choice.
  public init(masterId: String, term: StellarTerm?, section: String) {
    self.masterId = masterId
    self.term = term
    self.section = section
  }
}

/// The sections of a class, and those that the user chose.
///
/// C: `pentad_stellar_class_sections`.
public struct ClassSections: Hashable, Sendable {
  /// The class.
  public let item: StellarClass
  /// Its sections, in the order of its times.
  public let sections: [ClassSection]
  /// The ids of the chosen ones; at most one of a kind.
  public let chosen: Set<String>

  /// Finds the choices that are of a class. The last of a kind counts; one that names no section is
  /// passed over.
  public init(of item: StellarClass, choosing choices: [SectionChoice] = []) {
    self.item = item
    sections = item.sections
    var byKind: [SectionKind: String] = [:]
    for choice in choices where choice.masterId == item.masterId && choice.term == item.term {
      if let section = Self.find(choice.section, in: sections) { byKind[section.kind] = section.id }
    }
    chosen = Set(byKind.values)
  }

  /// The section of an id in any case; nil when there is none.
  public func section(_ id: String) -> ClassSection? { Self.find(id, in: sections) }

  private static func find(_ id: String, in sections: [ClassSection]) -> ClassSection? {
    sections.first { $0.id == id }
      ?? sections.first { $0.id.lowercased() == id.lowercased() }
  }

  /// The kinds of which there are several sections and none is chosen, in the order of the times.
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
