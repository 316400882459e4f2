public import CPentad
import ElementsKit
import PentadCore

/// Returns the neutron scattering of an element or a nuclide.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - mass_number: the mass number of a nuclide; 0 for the natural element
///   - out: receives the values
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118, and if nothing was measured
///
/// Ownership: the values are borrowed and live as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_neutron_get")
public func pentad_elements_neutron_get(
  _ number: Int32, _ mass_number: Int32,
  _ out: UnsafeMutablePointer<UnsafePointer<pentad_elements_neutron_scattering>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let element = try AtomicElement(atomicNumber: Int(number))
    guard let found = RadiationRecords.shared.neutron(element, Int(mass_number)) else {
      let name = element.symbol + (mass_number == 0 ? "" : "-\(mass_number)")
      throw PentadError(.notFound, "no neutron scattering of \(name) was measured")
    }
    out.pointee = found
  }
}

/// Computes the scattering and absorption of slow neutrons by a substance.
///
/// Elements are natural mixtures, and a nuclide that is written with its mass number has its own
/// values. The penetration depth, where 1/e of the beam remains, is 1 / (coherent + incoherent +
/// absorption).
///
/// - Parameters:
///   - text: the formula of the substance
///   - reading: the rules for text with several meanings
///   - density: the density in g/cm3, above 0
///   - wavelength: the wavelength in angstrom, above 0; 0 for 1.798
///   - length_density: receives the real part of the scattering length density, in 1e-6 / angstrom2;
///     may be NULL
///   - imaginary: receives the imaginary part, 0 or less; may be NULL
///   - coherent: receives the coherent cross section in 1/cm; may be NULL
///   - incoherent: receives the incoherent cross section in 1/cm; may be NULL
///   - absorption: receives the absorption cross section at the wavelength in 1/cm; may be NULL
///   - energy_dependent: receives whether the values of an atom apply to 1.798 angstrom only; may be
///     NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not a formula, an element without
///   a standard atomic weight, and a density or wavelength out of range; `PENTAD_NOT_FOUND` for an
///   atom without measured values; `PENTAD_MISUSE` for an unknown reading
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_neutron_compute")
public func pentad_elements_neutron_compute(
  _ text: UnsafePointer<CChar>?, _ reading: pentad_elements_reading, _ density: Double,
  _ wavelength: Double, _ length_density: UnsafeMutablePointer<Double>?,
  _ imaginary: UnsafeMutablePointer<Double>?, _ coherent: UnsafeMutablePointer<Double>?,
  _ incoherent: UnsafeMutablePointer<Double>?, _ absorption: UnsafeMutablePointer<Double>?,
  _ energy_dependent: UnsafeMutablePointer<Bool>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let reading = try Formula.Reading(reading, "reading")
    let formula = try Formula(utf8: formulaBytes(require(text, "text"), nil), reading: reading)
    let found = try formula.neutronProperties(
      density: density,
      wavelength: wavelength == 0 ? NeutronScattering.tableWavelength : wavelength)
    length_density?.pointee = found.scatteringLengthDensity
    imaginary?.pointee = found.imaginaryScatteringLengthDensity
    coherent?.pointee = found.coherent
    incoherent?.pointee = found.incoherent
    absorption?.pointee = found.absorption
    energy_dependent?.pointee = found.isEnergyDependent
  }
}

/// Returns the X-ray absorption edges of an element, by falling energy.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - out: receives an array of pointers
///   - count: receives the number of edges, 0 above californium
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118
///
/// Ownership: the edges are borrowed and live as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_xray_edges_get")
public func pentad_elements_xray_edges_get(
  _ number: Int32,
  _ out: UnsafeMutablePointer<UnsafePointer<UnsafePointer<pentad_elements_xray_edge>?>?>?,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let count = try require(count, "count")
    count.pointee = 0
    let list = RadiationRecords.shared.edges[
      try AtomicElement(atomicNumber: Int(number)).atomicNumber - 1]
    (out.pointee, count.pointee) = (list.items, list.count)
  }
}

/// Returns the characteristic X-ray lines of an element, by falling energy.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - out: receives an array of pointers
///   - count: receives the number of lines, 0 for hydrogen, helium and above californium
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118
///
/// Ownership: the lines are borrowed and live as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_xray_lines_get")
public func pentad_elements_xray_lines_get(
  _ number: Int32,
  _ out: UnsafeMutablePointer<UnsafePointer<UnsafePointer<pentad_elements_xray_line>?>?>?,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let count = try require(count, "count")
    count.pointee = 0
    let list = RadiationRecords.shared.lines[
      try AtomicElement(atomicNumber: Int(number)).atomicNumber - 1]
    (out.pointee, count.pointee) = (list.items, list.count)
  }
}
