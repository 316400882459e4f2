/// The electron configuration of the neutral atom in its ground state.
///
/// Source: NIST Atomic Spectra Database.
public struct ElectronConfiguration: Hashable, Sendable {
  /// A subshell and the number of its electrons.
  public struct Subshell: Hashable, Sendable {
    /// The principal quantum number, from 1.
    public let shell: Int
    /// The type of orbital.
    public let block: Block
    /// The number of electrons, from 1.
    public let electrons: Int
  }

  /// The configuration with a noble-gas core: `[Ar] 3d6 4s2`.
  public let short: String
  /// The full configuration: `1s2 2s2 2p6 3s2 3p6 3d6 4s2`.
  public let full: String
  /// The subshells in the order of ``full``; their electrons sum to the atomic number.
  public let subshells: [Subshell]
  /// The number of electrons in each shell, from the innermost: 2, 8, 14, 2.
  public let shells: [Int]
  /// The certainty: measured or predicted.
  public let certainty: Certainty
  /// The source of the configuration.
  public let source: Reference
}
