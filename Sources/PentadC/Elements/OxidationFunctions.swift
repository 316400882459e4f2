public import CPentad
import ElementsKit
import PentadCore

/// Oxidation states of a formula, as the caller owns them.
public typealias pentad_elements_assignments_ref = OpaquePointer

/// Finds the possible oxidation states of the elements of a formula, the most plausible first.
///
/// The states are means over the atoms of an element, as a formula has no bonds. There may be no
/// assignment.
///
/// - Parameters:
///   - text: the formula, `Fe3O4`
///   - reading: the rules for text with several meanings
///   - out: receives the assignments
///   - error: receives the error, with the offset of the invalid byte; may be NULL
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not a formula, and for more than
///   12 elements whose states are not fixed; `PENTAD_MISUSE` for an unknown reading
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_oxidation_assign")
public func pentad_elements_oxidation_assign(
  _ text: UnsafePointer<CChar>?, _ reading: pentad_elements_reading,
  _ out: UnsafeMutablePointer<pentad_elements_assignments_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let reading = try Formula.Reading(reading, "reading")
    let formula = try Formula(utf8: formulaBytes(require(text, "text"), nil), reading: reading)
    out.pointee = AssignmentsHandle(try formula.oxidationStates()).give()
  }
}

/// Returns the oxidation states of a formula as a record.
///
/// - Parameter assignments: the oxidation states; may be NULL
/// - Returns: the record, alive as long as the oxidation states; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_assignments_describe")
public func pentad_elements_assignments_describe(
  _ assignments: pentad_elements_assignments_ref?
) -> UnsafePointer<pentad_elements_assignments_info>? {
  AssignmentsHandle.borrow(assignments)?.info
}

/// Frees the oxidation states of a formula.
///
/// - Parameter assignments: the oxidation states; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_assignments_free")
public func pentad_elements_assignments_free(_ assignments: pentad_elements_assignments_ref?) {
  AssignmentsHandle.free(assignments)
}

/// Returns the oxidation states of an element at all levels, the lowest state first.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - out: receives an array of pointers
///   - count: receives the number of states
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118
///
/// Ownership: the states are borrowed and live as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_oxidation_states_get")
public func pentad_elements_oxidation_states_get(
  _ number: Int32,
  _ out: UnsafeMutablePointer<
    UnsafePointer<UnsafePointer<pentad_elements_element_oxidation_state>?>?
  >?,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let count = try require(count, "count")
    let list = OxidationRecords.shared[try AtomicElement(atomicNumber: Int(number))]
    (out.pointee, count.pointee) = (list.items, list.count)
  }
}

/// Assignments of oxidation states and the record of them.
final class AssignmentsHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_assignments_info>

  private let arena = Arena()

  init(_ assignments: [OxidationAssignment]) {
    let (arena, records) = (arena, ReferenceRecords(arena: arena))
    let array = assignments.map { arena.record(records.record($0)) }
    info = arena.record(
      pentad_elements_assignments_info(
        assignments: arena.array(array), assignment_count: array.count))
  }
}
