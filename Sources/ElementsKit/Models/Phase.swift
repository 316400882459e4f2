/// A state of matter.
public enum Phase: String, Hashable, Sendable, CaseIterable {
  case solid
  case liquid
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
  case solid = "Solid"
  case liquid = "Liquid"
  case gas = "Gas"
  case artificial = "Artificial"
}
