/// The absorption edge of an electron shell.
///
/// Source: Elam, Ravel and Sieber, Radiation Physics and Chemistry 63 (2002) 121.
public struct XRayEdge: Hashable, Sendable {
  /// The shell: `K`, `L3`.
  public let shell: String
  /// The energy in eV, without a published uncertainty.
  public let energy: Quantity
  /// The probability that a vacancy of the shell is filled with the emission of a photon; nil if
  /// unknown.
  public let fluorescenceYield: Double?
  /// The wavelength in Å.
  public var wavelength: Double { xRayWavelength(energy) }
}

/// A characteristic X-ray line.
///
/// Energies are differences of tabulated levels, so they are within 1 to 3 eV of the measured lines:
/// 6405.2 eV for Fe K-L3, measured as 6403.84 eV. Two lines of the same energy stay separate.
///
/// Source: Elam, Ravel and Sieber, Radiation Physics and Chemistry 63 (2002) 121.
public struct XRayLine: Hashable, Sendable {
  /// The transition in IUPAC notation, with the final vacancy after the hyphen: `K-L3`.
  public let transition: String
  /// The name of Siegbahn: `Ka1`.
  public let siegbahn: String
  /// The energy in eV, calculated from levels.
  public let energy: Quantity
  /// The intensity relative to all lines of the same initial shell, 0 to 1.
  public let relativeIntensity: Double
  /// The wavelength in Å.
  public var wavelength: Double { xRayWavelength(energy) }
}

extension AtomicElement {
  /// The absorption edges of the shells K to M, by falling energy; empty above californium.
  ///
  /// C: `pentad_elements_xray_edges_get`.
  public var xRayEdges: [XRayEdge] { XRayTable.shared.edges[atomicNumber] }

  /// The lines of the initial shells K and L, by falling energy; empty for hydrogen and helium and
  /// above californium.
  ///
  /// C: `pentad_elements_xray_lines_get`.
  public var xRayLines: [XRayLine] { XRayTable.shared.lines[atomicNumber] }
}

/// Returns the wavelength in Å of photons with an energy in eV.
///
/// Source: CODATA 2022, h c = 12398.41984 eV Å.
private func xRayWavelength(_ energy: Quantity) -> Double { 12_398.41984 / energy.value }
