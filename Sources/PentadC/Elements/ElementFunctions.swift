public import CPentad
import ElementsKit
import PentadCore

/// Returns the atomic number of a symbol: the fastest way to an element.
///
/// - Parameter symbol: the symbol in IUPAC spelling, `Fe`; NULL finds nothing
/// - Returns: the atomic number, 1 to 118; 0 when no element has this symbol
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_number_of_symbol")
public func pentad_elements_number_of_symbol(_ symbol: UnsafePointer<CChar>?) -> Int32 {
  guard let symbol, symbol[0] != 0 else { return 0 }
  let second = symbol[1]
  guard second == 0 || symbol[2] == 0 else { return 0 }
  return Int32(
    AtomicElement.number(
      ofSymbol: UInt8(bitPattern: symbol[0]), UInt8(bitPattern: second)))
}

/// Returns the name of an element for a list or a title, capitalised: `Aluminum`.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - spelling: the spelling of the name
/// - Returns: the name, valid for the lifetime of the process; NULL outside 1 to 118, and for an
///   unknown spelling
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_display_name")
public func pentad_elements_display_name(
  _ number: Int32, _ spelling: pentad_elements_spelling
) -> UnsafePointer<CChar>? {
  guard let element = try? AtomicElement(atomicNumber: Int(number)),
    let spelling = try? AtomicElement.Spelling(spelling, "spelling")
  else { return nil }
  return ElementTexts.shared[element.displayName(spelling)]
}

/// Returns all data of an element except its nuclides.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - out: receives the element
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118
///
/// Ownership: the element is borrowed and lives as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_element_get")
public func pentad_elements_element_get(
  _ number: Int32, _ out: UnsafeMutablePointer<UnsafePointer<pentad_elements_element>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    out.pointee = ElementTable.shared[try AtomicElement(atomicNumber: Int(number))]
  }
}

/// Returns the value of a property of an element; if there are several, that of the reference form.
///
/// If the reference form has no value for a phase change, the value of another form is returned.
/// The condition then begins with the name of that form, as for the melting point of sulfur.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - property: the property
///   - out: receives the value; no pointer if no source has one
/// - Returns: `PENTAD_OK`, also without a value; `PENTAD_NOT_FOUND` outside 1 to 118;
///   `PENTAD_MISUSE` for an unknown property
///
/// Ownership: the value is borrowed and lives as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_value_get")
public func pentad_elements_value_get(
  _ number: Int32, _ property: pentad_elements_property,
  _ out: UnsafeMutablePointer<UnsafePointer<pentad_elements_quantity>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let property = try ElementProperty(property, "property")
    out.pointee = ValueRecords.shared[try AtomicElement(atomicNumber: Int(number)), property]
  }
}

/// Returns the known nuclides of an element, by mass number.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - out: receives an array of pointers
///   - count: receives the number of nuclides
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118
///
/// Ownership: the nuclides are borrowed and live as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_nuclides_get")
public func pentad_elements_nuclides_get(
  _ number: Int32,
  _ out: UnsafeMutablePointer<UnsafePointer<UnsafePointer<pentad_elements_nuclide>?>?>?,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let count = try require(count, "count")
    count.pointee = 0
    let list = NuclideRecords.shared[try AtomicElement(atomicNumber: Int(number))]
    out.pointee = list.items
    count.pointee = list.count
  }
}

/// Returns the phase of an element's reference form at a temperature and standard pressure.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - kelvin: the temperature in K, from 0
///   - phase: receives the phase; `PENTAD_ELEMENTS_PHASE_UNKNOWN` if the transitions are not known
///   - certainty: receives whether the transitions were measured; may be NULL
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118; `PENTAD_INVALID` for a temperature below 0 or
///   not a number
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_phase_get")
public func pentad_elements_phase_get(
  _ number: Int32, _ kelvin: Double, _ phase: UnsafeMutablePointer<pentad_elements_phase>?,
  _ certainty: UnsafeMutablePointer<pentad_elements_certainty>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let phase = try require(phase, "phase")
    phase.pointee = PENTAD_ELEMENTS_PHASE_UNKNOWN
    let statement = try AtomicElement(atomicNumber: Int(number)).phase(at: kelvin)
    guard let statement else { return }
    phase.pointee = statement.phase.code
    certainty?.pointee = statement.certainty.code
  }
}
