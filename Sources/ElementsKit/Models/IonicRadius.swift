public import PentadCore

/// The radius of an ion in crystals, for its charge, coordination and spin state.
///
/// Source: Shannon, Acta Crystallographica A 32 (1976) 751; for actinoids Lundberg and Persson,
/// Coordination Chemistry Reviews 318 (2016) 131.
public struct IonicRadius: Hashable, Sendable {
  /// The spin state of a transition metal ion.
  public enum Spin: String, Hashable, Sendable, CaseIterable {
    /// As many unpaired electrons as possible.
    case high
    /// As few unpaired electrons as possible.
    case low
  }

  /// The element.
  public let element: AtomicElement
  /// The charge of the ion.
  public let charge: Int
  /// The coordination number as a Roman numeral, with `SQ` for square planar and `PY` for pyramidal: `VI`,
  /// `IVSQ`.
  public let coordination: String
  /// The coordination number, 1…14.
  public let coordinationNumber: Int
  /// The spin state; nil if only one is known or there is no difference.
  public let spin: Spin?
  /// The effective ionic radius in pm, based on a radius of 140 pm for O²⁻ with coordination VI. It
  /// is below 0 for some small ions, as published.
  public let ionic: Quantity
  /// The crystal radius in pm, based on a radius of 119 pm for F⁻ with coordination VI. It is 14 pm
  /// larger than the ionic radius for cations, and smaller for anions.
  public let crystal: Quantity
  /// The outer electrons: `3d6`.
  public let configuration: String
  /// A Boolean value that indicates whether Shannon marks the value as most reliable.
  public let isMostReliable: Bool
}

extension AtomicElement {
  /// All radii of the element's ions, sorted by charge, coordination number and spin.
  public var ionicRadii: [IonicRadius] { ShannonRadii.byElement[z] ?? [] }

  /// Returns the radius of an ion.
  ///
  /// Without a coordination, the result is for VI, or for the nearest coordination number; of two
  /// equally near, the lower one. ``IonicRadius/coordination`` contains the coordination used.
  ///
  /// - Parameters:
  ///   - charge: the charge of the ion.
  ///   - coordination: `VI`, `IVSQ`, …; nil for VI or the nearest.
  ///   - spin: the spin state; nil if only one is known.
  /// - Throws: `notFound` if there is no such radius, with the existing ones in the message;
  ///   `.ionicRadiusSpin` if both spin states have a radius and `spin` is nil.
  public func ionicRadius(
    charge: Int, coordination: String? = nil, spin: IonicRadius.Spin? = nil
  ) throws(PentadError) -> IonicRadius {
    let radii = ionicRadii.filter { $0.charge == charge }
    guard !radii.isEmpty else {
      let charges = Set(ionicRadii.map(\.charge)).sorted().map { "\($0)" }
      throw PentadError(
        .notFound,
        "no radius is known for \(symbol) with the charge \(charge)"
          + (charges.isEmpty ? "" : "; there are \(charges.joined(separator: ", "))"))
    }
    let wanted =
      coordination?.uppercased()
      ?? radii.min { a, b in a.distance < b.distance }?.coordination ?? ""
    let fitting = radii.filter { $0.coordination == wanted && (spin == nil || $0.spin == spin) }
    guard let radius = fitting.first else {
      let known = radii.map { $0.coordination + ($0.spin.map { " \($0.rawValue) spin" } ?? "") }
      throw PentadError(
        .notFound,
        "no radius is known for \(symbol) with the charge \(charge), coordination \(wanted)"
          + (spin.map { " and \($0.rawValue) spin" } ?? "")
          + "; there are \(known.joined(separator: ", "))")
    }
    guard fitting.count == 1 else {
      throw PentadError(
        .ionicRadiusSpin,
        "\(symbol) with the charge \(charge) and coordination \(wanted) has radii for high and for low "
          + "spin; name one")
    }
    return radius
  }
}

extension IonicRadius {
  /// Sorts by distance from coordination VI; ties by the lower number, then the plain geometry.
  fileprivate var distance: (Int, Int, Int) {
    (abs(coordinationNumber - 6), coordinationNumber, coordination.utf8.count)
  }
}

extension PentadError.Code {
  /// Both spin states have an ionic radius, and no state is given.
  public static let ionicRadiusSpin = Self(.invalid, detail: 0x137)
}
