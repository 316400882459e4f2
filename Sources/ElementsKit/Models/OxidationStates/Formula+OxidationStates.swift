public import PentadCore

extension Formula {
  /// The oxidation states that the elements of the formula can have, the most plausible assignment first;
  /// empty when none sums to the charge.
  ///
  /// The states are means over the atoms of an element, since a formula has no bonds: both sulfur atoms of
  /// S₂O₃²⁻ count as 2.
  ///
  /// - **Fixed** are F −1, Li to Cs 1, Be to Ra, Zn and Cd 2, Al 3; O −2, unless F is its only partner; H 1,
  ///   and −1 with metals and metalloids alone; Cl, Br and I −1 among less electronegative elements. An
  ///   element alone has the charge over its atoms, 0 for O₂.
  /// - **The others** take the common and known states whose sum is the charge; if there is none, one of
  ///   them has a mean between two such states, and at last the reported states count.
  /// - **Peroxides**, superoxides, polyhalides: O and the halogens get a mean above the fixed state only if
  ///   nothing else sums to the charge.
  /// - **Order**: states that the element prefers come first, then those with the negative states at the
  ///   more electronegative elements.
  ///
  /// - Throws: `.formulaTooLarge` when counts do not fit in 64 bits, or for more than 12 elements whose
  ///   states are not fixed.
  ///
  /// Source: IUPAC, Pure Appl. Chem. 86 (2014) 1017, for the rules; the table of oxidation states.
  public func oxidationStates() throws(PentadError) -> [OxidationAssignment] {
    guard !composition.isEmpty else { return [] }
    return try OxidationAnalysis(self).assignments()
  }
}
