public import CPentad
import ElementsKit
import PentadCore

/// Amounts of nuclides, as the caller owns them.
public typealias pentad_elements_inventory_ref = OpaquePointer

/// Computes the activities of nuclides and their decay products after a time.
///
/// Decays end in ground states unless a feeding names an isomer. Every number of atoms above
/// 1e-15 of the initial atoms is within 1e-9 of the exact solution. Source: NUBASE2020 (Kondev
/// 2021).
///
/// - Parameters:
///   - nuclides: `count` names, such as `Mo-99` or `Tc-99m`
///   - amounts: `count` initial amounts
///   - count: the number of nuclides
///   - unit: the unit of the amounts
///   - feeding_parents: `feeding_count` names of nuclides with decays that end in an isomer; NULL
///     for none
///   - feeding_isomers: `feeding_count` names of the isomers; NULL for none
///   - feeding_percents: `feeding_count` shares of all decays of the parent, in percent; NULL for
///     none
///   - feeding_count: the number of feedings; 0 for none
///   - time: the time of decay, such as `20 h`, `8 day` or `1 Myear`; a year has 31,556,926 s
///   - out: receives the amounts
/// - Returns: `PENTAD_INVALID` for text that is not a nuclide or not a time, for an amount below 0,
///   for an activity of a stable nuclide, and for a feeding that the parent does not have; `PENTAD_NOT_FOUND` for an unknown nuclide;
///   `PENTAD_MISUSE` for an unknown unit
///
/// Blocks: while it calculates, microseconds for a chain. Since: 0.1
@_cdecl("pentad_elements_inventory_decay")
public func pentad_elements_inventory_decay(
  _ nuclides: UnsafePointer<UnsafePointer<CChar>?>?, _ amounts: UnsafePointer<Double>?,
  _ count: size_t, _ unit: pentad_elements_amount_unit,
  _ feeding_parents: UnsafePointer<UnsafePointer<CChar>?>?,
  _ feeding_isomers: UnsafePointer<UnsafePointer<CChar>?>?,
  _ feeding_percents: UnsafePointer<Double>?, _ feeding_count: size_t,
  _ time: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<pentad_elements_inventory_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    let names = try nuclideNames(nuclides, count, "nuclides")
    let unit = try Inventory.Unit(unit, "unit")
    var start: [String: Inventory.Amount] = [:]
    for (name, value) in zip(names, try readArray(amounts, count, "amounts")) {
      guard start.updateValue(.init(value, in: unit), forKey: name) == nil else {
        throw PentadError(.invalid, "\(name) is named twice")
      }
    }
    let parents = try nuclideNames(feeding_parents, feeding_count, "feeding_parents")
    let isomers = try nuclideNames(feeding_isomers, feeding_count, "feeding_isomers")
    let percents = try readArray(feeding_percents, feeding_count, "feeding_percents")
    var feedings: [IsomerFeeding] = []
    for (place, percent) in percents.enumerated() {
      feedings.append(
        try IsomerFeeding(
          parent: Nuclide(parents[place]), isomer: Nuclide(isomers[place]), percent: percent))
    }
    let inventory = try Inventory(start, feedings: feedings)
    let contents = try inventory.after(DecayTime(readText(time, "time")))
    out.pointee = InventoryHandle(contents).give()
  }
}

/// Returns the amounts of an inventory as a record.
///
/// - Parameter inventory: the amounts; may be NULL
/// - Returns: the record, alive as long as the amounts; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_inventory_describe")
public func pentad_elements_inventory_describe(
  _ inventory: pentad_elements_inventory_ref?
) -> UnsafePointer<pentad_elements_inventory_info>? {
  InventoryHandle.borrow(inventory)?.info
}

/// Frees amounts of nuclides.
///
/// - Parameter inventory: the amounts; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_inventory_free")
public func pentad_elements_inventory_free(_ inventory: pentad_elements_inventory_ref?) {
  InventoryHandle.free(inventory)
}

/// - Throws: `misuse` when the array or one of its items is missing
private func nuclideNames(
  _ texts: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> [String] {
  var names: [String] = []
  for text in try readArray(texts, count, name) { names.append(try readText(text, name)) }
  return names
}

/// Amounts of nuclides and the record of them.
final class InventoryHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_inventory_info>

  private let arena = Arena()

  init(_ contents: [InventoryContent]) {
    let (arena, records) = (arena, ReferenceRecords(arena: arena))
    let array = contents.map { arena.record(records.record($0)) }
    info = arena.record(
      pentad_elements_inventory_info(contents: arena.array(array), content_count: array.count))
  }
}
