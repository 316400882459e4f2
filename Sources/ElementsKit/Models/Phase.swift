/// A state of matter.
public enum Phase: String, Hashable, Sendable, CaseIterable {
  /// Solid.
  case solid
  /// Liquid.
  case liquid
  /// Gas.
  case gas
}

/// A phase and its certainty.
public struct PhaseStatement: Hashable, Sendable {
  /// The phase.
  public let phase: Phase
  /// The certainty: measured if the transition temperatures were measured.
  public let certainty: Certainty
}

/// The four states by which the original groups the elements.
///
/// Technetium, promethium and every element from neptunium on are "Artificial", regardless of their
/// phase.
public enum ElementState: String, Hashable, Sendable, CaseIterable {
  /// Solid at 298.15 K.
  case solid = "Solid"
  /// Liquid at 298.15 K.
  case liquid = "Liquid"
  /// Gas at 298.15 K.
  case gas = "Gas"
  /// Technetium, promethium and every element from neptunium on.
  case artificial = "Artificial"
}
