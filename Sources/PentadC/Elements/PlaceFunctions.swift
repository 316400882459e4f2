public import CPentad
import ElementsKit
import PentadCore

/// Returns the group and the cell of an element.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - layout: the width of the table
///   - group_three: the elements of group 3
///   - group: receives 1 to 18, or 0 for an element without a group; may be NULL
///   - column: receives the column from 1; may be NULL
///   - row: receives the row from 1; may be NULL
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118; `PENTAD_MISUSE` for an unknown layout or
///   placement
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_place_get")
public func pentad_elements_place_get(
  _ number: Int32, _ layout: pentad_elements_table_layout,
  _ group_three: pentad_elements_group_three,
  _ group: UnsafeMutablePointer<Int32>?, _ column: UnsafeMutablePointer<Int32>?,
  _ row: UnsafeMutablePointer<Int32>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let element = try AtomicElement(atomicNumber: Int(number))
    let placement = try GroupThree(group_three, "group_three")
    let position = element.position(in: try TableLayout(layout, "layout"), placement)
    group?.pointee = Int32(element.group(placement) ?? 0)
    column?.pointee = Int32(position.column)
    row?.pointee = Int32(position.row)
  }
}

/// Returns the block of an element: `s`, `p`, `d` or `f`.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - group_three: the elements of group 3, which decides for La, Ac, Lu and Lr
///   - out: receives the letter
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118; `PENTAD_MISUSE` for an unknown placement
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_block_get")
public func pentad_elements_block_get(
  _ number: Int32, _ group_three: pentad_elements_group_three, _ out: UnsafeMutablePointer<CChar>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try require(out, "out")
    let element = try AtomicElement(atomicNumber: Int(number))
    out.pointee = element.block(try GroupThree(group_three, "group_three")).letter
  }
}

extension Block {
  /// The letter: `s`, `p`, `d` or `f`.
  var letter: CChar { rawValue.utf8.first.map { CChar(bitPattern: $0) } ?? 0 }
}
