public import CPentad
import ElementsKit
import PentadCore

/// A card that the caller owns.
public typealias pentad_elements_card_ref = OpaquePointer

/// A card and the lines of its two sides.
final class CardHandle: Handle, @unchecked Sendable {
  let card: ElementCard
  private let arena = Arena()
  private let lines: [(items: UnsafePointer<UnsafePointer<pentad_elements_card_line>?>, count: Int)]

  init(_ card: ElementCard) {
    self.card = card
    let (arena, records) = (arena, ReferenceRecords(arena: arena))
    lines = [CardSide.front, .back].map { side in
      let records = card.lines(side).map { line -> UnsafePointer<pentad_elements_card_line>? in
        arena.record(records.record(line))
      }
      return (arena.array(records), records.count)
    }
  }

  func lines(
    _ side: CardSide
  ) -> (items: UnsafePointer<UnsafePointer<pentad_elements_card_line>?>, count: Int) {
    lines[side == .front ? 0 : 1]
  }
}

/// Selects an element: notifies the delegates, and opens its card with the front up.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - number: the atomic number, 1 to 118
///   - out: receives the card
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_card_select")
public func pentad_elements_card_select(
  _ table: pentad_elements_table_ref?, _ number: Int32,
  _ out: UnsafeMutablePointer<pentad_elements_card_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    try requireParent()
    let element = try AtomicElement(atomicNumber: Int(number))
    out.pointee = CardHandle(TableHandle.table(table).select(element)).give()
  }
}

/// Selects the element of a row: notifies the delegates, and opens its card.
///
/// - Parameters:
///   - table: the table; NULL for the shared one
///   - source: the source
///   - section: the section, from 0
///   - row: the row in the section, from 0
///   - out: receives the card
/// - Returns: `PENTAD_NOT_FOUND` when the row does not exist; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_card_select_row")
public func pentad_elements_card_select_row(
  _ table: pentad_elements_table_ref?, _ source: pentad_elements_source_ref?, _ section: Int64,
  _ row: Int64, _ out: UnsafeMutablePointer<pentad_elements_card_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try requireOut(out)
    try requireParent()
    let source = try SourceHandle.borrow(source, "source").source
    let path = ElementIndexPath(section: Int(section), row: Int(row))
    out.pointee = CardHandle(try TableHandle.table(table).select(at: path, in: source)).give()
  }
}

/// Returns the side that a card shows, or is turning to.
///
/// - Parameter card: the card; NULL for the front
/// - Returns: the side
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_card_side_get")
public func pentad_elements_card_side_get(
  _ card: pentad_elements_card_ref?
) -> pentad_elements_card_side {
  let side = CardHandle.borrow(card)?.card.side
  return side == .back ? PENTAD_ELEMENTS_CARD_SIDE_BACK : PENTAD_ELEMENTS_CARD_SIDE_FRONT
}

/// Returns the lines of a side.
///
/// - Parameters:
///   - card: the card; NULL for no lines
///   - side: the side; any value except the back means the front
///   - count: receives the number of lines; may be NULL
/// - Returns: an array of pointers, valid as long as the card exists; NULL for NULL
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_card_lines")
public func pentad_elements_card_lines(
  _ card: pentad_elements_card_ref?, _ side: pentad_elements_card_side,
  _ count: UnsafeMutablePointer<size_t>?
) -> UnsafePointer<UnsafePointer<pentad_elements_card_line>?>? {
  let lines = CardHandle.borrow(card)?.lines(
    side == PENTAD_ELEMENTS_CARD_SIDE_BACK ? .back : .front)
  count?.pointee = lines?.count ?? 0
  return lines?.items
}

/// Begins a flip to the other side. The card is locked until pentad_elements_card_flip_did_end().
///
/// - Parameters:
///   - card: the card
///   - side: receives the side that the card turns to; may be NULL
///   - from_right: receives whether it turns from the right; may be NULL
///   - duration: receives the duration in the original app, in seconds; may be NULL
/// - Returns: `PENTAD_CONFLICT` during another flip; `PENTAD_UNSUPPORTED` after `fork()`
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_card_flip")
public func pentad_elements_card_flip(
  _ card: pentad_elements_card_ref?, _ side: UnsafeMutablePointer<pentad_elements_card_side>?,
  _ from_right: UnsafeMutablePointer<Bool>?, _ duration: UnsafeMutablePointer<Double>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    try requireParent()
    let transition = try CardHandle.borrow(card, "card").card.flip()
    side?.pointee =
      transition.to == .back ? PENTAD_ELEMENTS_CARD_SIDE_BACK : PENTAD_ELEMENTS_CARD_SIDE_FRONT
    from_right?.pointee = transition.direction == .fromRight
    let parts = transition.duration.components
    duration?.pointee = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}

/// Ends a flip and unlocks the card; a no-op if no flip is under way.
///
/// - Parameter card: the card; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_card_flip_did_end")
public func pentad_elements_card_flip_did_end(_ card: pentad_elements_card_ref?) {
  guard !Process.isForked else { return }
  CardHandle.borrow(card)?.card.flipDidEnd()
}

/// Frees a card.
///
/// - Parameter card: the card; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_card_free")
public func pentad_elements_card_free(_ card: pentad_elements_card_ref?) {
  CardHandle.free(card)
}
