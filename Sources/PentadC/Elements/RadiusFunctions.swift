public import CPentad
import ElementsKit
import PentadCore

/// Returns the radii of an element's ions, by charge, coordination number and spin state.
///
/// Source: Shannon 1976; for actinoids Lundberg and Persson 2016.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - out: receives an array of pointers
///   - count: receives the number of radii
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118
///
/// Ownership: the radii are borrowed and live as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_ionic_radii_get")
public func pentad_elements_ionic_radii_get(
  _ number: Int32,
  _ out: UnsafeMutablePointer<UnsafePointer<UnsafePointer<pentad_elements_ionic_radius>?>?>?,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let count = try require(count, "count")
    let list = RadiusRecords.shared[try AtomicElement(atomicNumber: Int(number))]
    (out.pointee, count.pointee) = (list.items, list.count)
  }
}

/// Finds the radius of an ion.
///
/// Without a coordination it returns the radius for VI, or for the nearest coordination number; the
/// record has the coordination used.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - charge: the charge of the ion
///   - coordination: `VI`, `IVSQ`, …; NULL for VI or the nearest
///   - spin: the spin state; any if only one is known
///   - out: receives the radius
/// - Returns: `PENTAD_NOT_FOUND` if there is no such radius, with the existing ones in the message;
///   `PENTAD_ELEMENTS_IONIC_RADIUS_SPIN` if both spin states have a radius and none is named;
///   `PENTAD_MISUSE` for an unknown spin state
///
/// Ownership: the radius is borrowed and lives as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_ionic_radius_find")
public func pentad_elements_ionic_radius_find(
  _ number: Int32, _ charge: Int32, _ coordination: UnsafePointer<CChar>?,
  _ spin: pentad_elements_spin,
  _ out: UnsafeMutablePointer<UnsafePointer<pentad_elements_ionic_radius>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let state = spin == PENTAD_ELEMENTS_SPIN_ANY ? nil : try IonicRadius.Spin(spin, "spin")
    let element = try AtomicElement(atomicNumber: Int(number))
    let radius = try element.ionicRadius(
      charge: Int(charge), coordination: readOptionalText(coordination, "coordination"),
      spin: state)
    let place = element.ionicRadii.firstIndex(of: radius)
    out.pointee = place.flatMap { RadiusRecords.shared[element].items[$0] }
  }
}

/// Returns the electronegativity of an element on a scale. Values of different scales are not
/// comparable.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - scale: the scale
///   - out: receives the value, a pure number or in eV; no pointer if the scale has none
/// - Returns: `PENTAD_OK`, also without a value; `PENTAD_NOT_FOUND` outside 1 to 118;
///   `PENTAD_MISUSE` for an unknown scale
///
/// Ownership: the value is borrowed and lives as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_electronegativity_get")
public func pentad_elements_electronegativity_get(
  _ number: Int32, _ scale: pentad_elements_electronegativity_scale,
  _ out: UnsafeMutablePointer<UnsafePointer<pentad_elements_quantity>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let scale = try ElectronegativityScale(scale, "scale")
    out.pointee = ScaleRecords.shared[try AtomicElement(atomicNumber: Int(number)), scale]
  }
}
