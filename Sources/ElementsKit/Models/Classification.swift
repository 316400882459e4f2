/// The block of the table: the kind of subshell that the element's position fills.
public enum Block: String, Hashable, Sendable, CaseIterable {
  case s
  case p
  case d
  case f
}

/// A family of elements with similar chemistry.
public enum ElementCategory: String, Hashable, Sendable, CaseIterable {
  case alkaliMetal
  case alkalineEarthMetal
  case lanthanoid
  case actinoid
  case transitionMetal
  case postTransitionMetal
  case metalloid
  case reactiveNonmetal
  case halogen
  case nobleGas
  /// Unknown, because too few atoms have ever been made.
  case unknown
}

/// The choice of the elements below scandium and yttrium, on which chemists do not agree.
public enum GroupThree: String, Hashable, Sendable, CaseIterable {
  /// No element: 57–71 and 89–103 are separate rows of 15 elements, without a group. IUPAC's
  /// printed table (2022) and the original have this layout.
  case gap
  /// Lanthanum and actinium; Ce–Lu and Th–Lr are the f block.
  case lanthanumActinium
  /// Lutetium and lawrencium; La–Yb and Ac–No are the f block (IUPAC's provisional report, 2021).
  case lutetiumLawrencium
}
