public import PentadCore

/// A named plan for a term: its classes, the sections to attend, and blocked times.
///
/// A plan has its own copy of each class, so that it is complete without a network and after the
/// catalogue has changed.
///
/// C: `pentad_stellar_plan`.
public struct StellarPlan: Hashable, Sendable, Codable {
  /// The name, unique in a store: 1 to 200 bytes of UTF-8 without control characters.
  public let name: String
  /// The term. Without a value it is that of the first class that has one; nil if none has one.
  public let term: StellarTerm?
  /// The classes, at most 100. A repeated one is left out.
  public let classes: [StellarClass]
  /// The chosen sections; at most one of each kind of a class. Those that belong to none of the
  /// classes are left out.
  public let choices: [SectionChoice]
  /// The times to keep free, at most 100.
  public let blocked: [BlockedTime]

  /// The maximum number of classes.
  public static let classLimit = 100
  /// The maximum number of blocked times.
  public static let blockedLimit = 100
  /// The maximum length of a name, in bytes of UTF-8.
  public static let nameLimit = 200

  /// Creates a plan. Repeated classes, and choices of other classes, are left out.
  ///
  /// - Parameters:
  ///   - term: the term; nil for that of the first class that has one.
  ///   - choices: the chosen sections, such as ``SectionPlan/choices``.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a name that is empty, too long or contains
  ///   control characters, for a choice of a section or a term that its class does not have, and for
  ///   more than ``classLimit`` classes or ``blockedLimit`` blocked times.
  public init(
    name: String, term: StellarTerm? = nil, classes: [StellarClass],
    choices: [SectionChoice] = [], blocked: [BlockedTime] = []
  ) throws(PentadError) {
    let isPlain = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    guard !name.isEmpty, name.utf8.count <= Self.nameLimit, isPlain else {
      throw PentadError(
        .invalid, "the name of a plan has 1 to \(Self.nameLimit) bytes without control characters")
    }
    let classes = classes.unique(by: \.identity)
    guard classes.count <= Self.classLimit, blocked.count <= Self.blockedLimit else {
      throw PentadError(
        .invalid,
        "a plan has at most \(Self.classLimit) classes and \(Self.blockedLimit) blocked times")
    }
    self.name = name
    self.term = term ?? classes.lazy.compactMap(\.term).first
    self.classes = classes
    try ClassSections.check(choices, of: classes)
    self.choices = classes.flatMap { ClassSections(of: $0, choosing: choices).choices }
    self.blocked = blocked
  }

  private enum CodingKeys: CodingKey { case name, term, classes, choices, blocked }

  /// Decodes a plan. Choices of sections that the classes do not have are left out.
  ///
  /// - Throws: also as ``init(name:term:classes:choices:blocked:)``.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let classes = try fields.decode([StellarClass].self, forKey: .classes)
    let choices = try fields.decode([SectionChoice].self, forKey: .choices)
    try self.init(
      name: try fields.decode(String.self, forKey: .name),
      term: try fields.decodeIfPresent(StellarTerm.self, forKey: .term), classes: classes,
      choices: classes.flatMap { ClassSections(of: $0, choosing: choices).choices },
      blocked: try fields.decode([BlockedTime].self, forKey: .blocked))
  }

  /// The classes of the plan that meet at the same time; see
  /// ``Timetable/conflicts(among:choosing:)``.
  public var conflicts: [ClassConflict] { Timetable.conflicts(among: classes, choosing: choices) }
}

extension StellarClass {
  /// The id and the term, which identify a class.
  var identity: [String] { [masterId, term?.code ?? ""] }

  /// Returns the choice of a section.
  func choice(of section: ClassSection) -> SectionChoice {
    SectionChoice(masterId: masterId, term: term, section: section.id)
  }
}

/// A stored plan, brought up to date with the stored catalogue.
///
/// C: `pentad_stellar_saved_plan`.
public struct SavedPlan: Hashable, Sendable {
  /// A difference between the plan as it was saved and the catalogue.
  ///
  /// C: `pentad_stellar_plan_change`.
  public struct Change: Hashable, Sendable {
    /// The kind of a change.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// An attended section has other times. ``SavedPlan/plan`` has the new ones.
      case moved
      /// An attended section has other places at the same times. ``SavedPlan/plan`` has the new
      /// ones.
      case relocated
      /// The class has no such section any more. ``SavedPlan/plan`` has the class as it was saved.
      case missing
      /// The store has no such class in the term, because the catalogue was not loaded or no longer
      /// lists it. ``SavedPlan/plan`` has the class as it was saved.
      case notStored
    }

    /// The kind.
    public let kind: Kind
    /// The id of the class.
    public let masterId: String
    /// The term of the class; nil for a class without one.
    public let term: StellarTerm?
    /// The id of the section; nil for a class that is not stored.
    public let section: String?
  }

  /// The plan, with the classes as they are stored now.
  public let plan: StellarPlan
  /// The time when it was saved, in milliseconds since 1970.
  public let savedAt: Int64
  /// The differences since it was saved; empty if nothing that it attends has changed. Saving
  /// ``plan`` again accepts sections that have moved. A section or a class that is missing is
  /// reported until it is stored again, or the plan is saved without the class.
  public let changes: [Change]
}
