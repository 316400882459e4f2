/// A state of matter.
public enum Phase: String, Hashable, Sendable, CaseIterable {
  /// Solid.
  case solid
  /// Liquid.
  case liquid
  /// Gas.
  case gas
}

/// A phase and how it is known.
public struct PhaseStatement: Hashable, Sendable {
  /// The phase.
  public let phase: Phase
  /// Measured when the transition temperatures were measured.
  public let certainty: Certainty
}

/// The four states by which the original sorts the elements.
///
/// "Artificial" is technetium, promethium and every element from neptunium on, whatever its phase.
public enum ElementState: String, Hashable, Sendable, CaseIterable {
  /// Solid at 298.15 K.
  case solid = "Solid"
  /// Liquid at 298.15 K.
  case liquid = "Liquid"
  /// A gas at 298.15 K.
  case gas = "Gas"
  /// Technetium, promethium and all from neptunium on.
  case artificial = "Artificial"
}
