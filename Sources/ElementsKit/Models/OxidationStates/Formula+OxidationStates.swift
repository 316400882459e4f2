public import PentadCore

extension Formula {
  /// Returns the possible oxidation states of the elements of the formula, the most plausible
  /// assignment first; empty if no assignment sums to the charge.
  ///
  /// The states are means over the atoms of an element, because a formula has no bonds: both sulfur
  /// atoms of S₂O₃²⁻ count as 2.
  ///
  /// - **Fixed** are F −1, Li to Cs 1, Be to Ra, Zn and Cd 2, Al 3; O −2, unless F is its only
  ///   partner; H 1, and −1 with metals and metalloids alone; Cl, Br and I −1 among less
  ///   electronegative elements. An element alone has the charge over its atoms, 0 for O₂.
  /// - **Other elements** have common and known states whose sum is the charge. If there is no such
  ///   sum, one of them has a mean between two such states. As a last resort, reported states
  ///   count.
  /// - **Peroxides**, superoxides, polyhalides: O and the halogens get a mean above the fixed state
  ///   only if no other assignment sums to the charge.
  /// - **Order**: preferred states of the elements come first, then negative states at the more
  ///   electronegative elements.
  ///
  /// - Throws: `.formulaTooLarge` if counts do not fit in 64 bits, or for more than 12 elements
  ///   whose states are not fixed.
  ///
  /// Source: IUPAC, Pure Appl. Chem. 86 (2014) 1017, for the rules; the table of oxidation states.
  public func oxidationStates() throws(PentadError) -> [OxidationAssignment] {
    guard !composition.isEmpty else { return [] }
    return try OxidationAnalysis(self).assignments()
  }
}
