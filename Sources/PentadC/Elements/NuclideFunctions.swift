public import CPentad
import ElementsKit
import PentadCore

/// A decay chain, as the caller owns it.
public typealias pentad_elements_chain_ref = OpaquePointer

/// Finds a nuclide or an isomer by its name.
///
/// - Parameters:
///   - name: the name, such as `U-235`, `Tc-99m` or `99mTc`; case matters
///   - out: receives the nuclide
/// - Returns: `PENTAD_INVALID` for text that is not a valid name; `PENTAD_NOT_FOUND` for an unknown
///   nuclide
///
/// Ownership: the nuclide is borrowed and lives as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_nuclide_find")
public func pentad_elements_nuclide_find(
  _ name: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafePointer<pentad_elements_nuclide>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let nuclide = try Nuclide(readText(name, "name"))
    let element = nuclide.element
    guard nuclide.isomer != nil else {
      let place = element.nuclides.firstIndex { $0.massNumber == nuclide.massNumber }
      out.pointee = place.flatMap { NuclideRecords.shared[element].items[$0] }
      return
    }
    let place = IsomerRecords.isomers(of: element).firstIndex { $0.id == nuclide.id }
    out.pointee = place.flatMap { IsomerRecords.shared[element].items[$0] }
  }
}

/// Returns the isomers of an element with half-lives of 10 ns or longer, by mass number and energy.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - out: receives an array of pointers
///   - count: receives the number of isomers
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118
///
/// Ownership: the isomers are borrowed and live as long as the process.
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_isomers_get")
public func pentad_elements_isomers_get(
  _ number: Int32,
  _ out: UnsafeMutablePointer<UnsafePointer<UnsafePointer<pentad_elements_nuclide>?>?>?,
  _ count: UnsafeMutablePointer<size_t>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let count = try require(count, "count")
    let list = IsomerRecords.shared[try AtomicElement(atomicNumber: Int(number))]
    (out.pointee, count.pointee) = (list.items, list.count)
  }
}

/// Finds the nuclides that a nuclide decays into, with the share of each branch.
///
/// Decays end in ground states, as NUBASE does not list those that end in isomers. The products of
/// fission are not followed.
///
/// - Parameters:
///   - name: the name, such as `U-238`
///   - out: receives the chain
/// - Returns: `PENTAD_INVALID` for text that is not a valid name; `PENTAD_NOT_FOUND` for an unknown
///   nuclide
///
/// Blocks: while it calculates, microseconds. Since: 0.1
@_cdecl("pentad_elements_chain_make")
public func pentad_elements_chain_make(
  _ name: UnsafePointer<CChar>?, _ out: UnsafeMutablePointer<pentad_elements_chain_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    out.pointee = ChainHandle(try Nuclide(readText(name, "name")).decayChain).give()
  }
}

/// Returns a decay chain as a record.
///
/// - Parameter chain: the chain; may be NULL
/// - Returns: the record, alive as long as the chain; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_chain_describe")
public func pentad_elements_chain_describe(
  _ chain: pentad_elements_chain_ref?
) -> UnsafePointer<pentad_elements_chain_info>? {
  ChainHandle.borrow(chain)?.info
}

/// Frees a decay chain.
///
/// - Parameter chain: the chain; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_chain_free")
public func pentad_elements_chain_free(_ chain: pentad_elements_chain_ref?) {
  ChainHandle.free(chain)
}

/// A decay chain and the record of it.
final class ChainHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_chain_info>

  private let arena = Arena()

  init(_ chain: DecayChain) {
    let (arena, records) = (arena, ReferenceRecords(arena: arena))
    let array = chain.members.map { arena.record(records.record($0)) }
    info = arena.record(
      pentad_elements_chain_info(members: arena.array(array), member_count: array.count))
  }
}
