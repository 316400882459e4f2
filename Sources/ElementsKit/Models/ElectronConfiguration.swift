/// The electrons of the neutral atom in its ground state.
///
/// Source: NIST Atomic Spectra Database.
public struct ElectronConfiguration: Hashable, Sendable {
  /// A subshell and how many electrons are in it.
  public struct Subshell: Hashable, Sendable {
    /// The principal quantum number, from 1.
    public let shell: Int
    /// The orbital.
    public let block: Block
    /// How many electrons, from 1.
    public let electrons: Int
  }

  /// With a noble-gas core: `[Ar] 3d6 4s2`.
  public let short: String
  /// In full: `1s2 2s2 2p6 3s2 3p6 3d6 4s2`.
  public let full: String
  /// The subshells in the order of ``full``; their electrons sum to the atomic number.
  public let subshells: [Subshell]
  /// The number of electrons in each shell, from the innermost: 2, 8, 14, 2.
  public let shells: [Int]
  /// Whether it was measured or predicted.
  public let certainty: Certainty
  /// Who says so.
  public let source: Reference
}
