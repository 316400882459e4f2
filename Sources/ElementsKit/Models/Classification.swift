/// The kind of subshell that an element's place in the table fills.
public enum Block: String, Hashable, Sendable, CaseIterable {
  case s
  case p
  case d
  case f
}

/// A family of elements with like chemistry.
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
  /// Too few atoms were ever made to say.
  case unknown
}

/// Which elements stand below scandium and yttrium: the question that chemists have not settled.
public enum GroupThree: String, Hashable, Sendable, CaseIterable {
  /// No element: 57–71 and 89–103 stand apart as IUPAC's printed table (2022) has them, 15 each,
  /// without a group. The original's layout too.
  case gap
  /// Lanthanum and actinium; Ce–Lu and Th–Lr are the f block.
  case lanthanumActinium
  /// Lutetium and lawrencium; La–Yb and Ac–No are the f block (IUPAC's provisional report, 2021).
  case lutetiumLawrencium
}
