import PentadCore

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

  /// The choices of ``chosen``, in the order of the sections.
  var choices: [SectionChoice] {
    sections.filter { chosen.contains($0.id) }.map { item.choice(of: $0) }
  }

  /// The chosen sections, and those without an alternative.
  package var attended: [ClassSection] {
    groups.compactMap { group in
      group.first { chosen.contains($0.id) } ?? (group.count == 1 ? group[0] : nil)
    }
  }

  /// Rejects choices that name a section or a term that a class of a list does not have. Choices of
  /// classes outside the list are accepted.
  static func check(
    _ choices: [SectionChoice], of classes: [StellarClass]
  ) throws(PentadError) {
    let identities = Set(classes.map(\.identity))
    let ids = Set(classes.map(\.masterId))
    for choice in choices where ids.contains(choice.masterId) {
      let term = choice.term?.code ?? ""
      guard identities.contains([choice.masterId, term]) else {
        throw PentadError(
          .invalid,
          "the choice of \(choice.section) is for \(choice.masterId) "
            + (term.isEmpty ? "without a term" : "in the term \(term)")
            + ", which is not among the classes")
      }
    }
    let own = Dictionary(grouping: choices) { [$0.masterId, $0.term?.code ?? ""] }
    for item in classes {
      guard let choices = own[item.identity] else { continue }
      let sections = ClassSections(of: item)
      for choice in choices where sections.section(choice.section) == nil {
        let known = sections.sections.prefix(20).map(\.id).joined(separator: ", ")
        throw PentadError(
          .invalid,
          "\(choice.masterId) has no section \(choice.section); it has "
            + (known.isEmpty ? "none" : known))
      }
    }
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
    var indices: [SectionKind: Int] = [:]
    for section in sections {
      if let index = indices[section.kind] {
        groups[index].append(section)
      } else {
        indices[section.kind] = groups.count
        groups.append([section])
      }
    }
    return groups
  }
}
