/// An item of a list that cannot be read.
@usableFromInline
package struct JSONUnreadableItem {
  /// The original bytes, well-formed or not. They are borrowed: valid during the call only.
  package let raw: UnsafeBufferPointer<UInt8>
  /// The reason why it cannot be read.
  package let error: PentadError
  private let repaired: [UInt8]

  init(_ raw: UnsafeBufferPointer<UInt8>, _ repaired: [UInt8], _ error: PentadError) {
    (self.raw, self.repaired, self.error) = (raw, repaired, error)
  }

  /// Returns the value of a member that is a number, or a string of digits; nil if there is none.
  package func number(_ name: StaticString) -> Int64? {
    var depth = 0
    var position = 0
    var isName = false
    while position < repaired.count {
      let byte = repaired[position]
      position += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":") where depth == 1 && isName:
        let value = repaired[position...].prefix {
          $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}")
        }
        return Int64(String(decoding: value, as: UTF8.self).filter { $0 != "\"" })
      case UInt8(ascii: "\""):
        let start = position
        while position < repaired.count, repaired[position] != byte {
          position += repaired[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        let text = repaired[start..<min(position, repaired.count)]
        isName =
          depth == 1
          && text.elementsEqual(
            UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        position += 1
      default: break
      }
    }
    return nil
  }
}

/// Lists in which a damaged item does not affect the others. Reading undamaged items is as fast as
/// ``JSONReader/array(_:)``.
extension JSONReader {
  /// Reads an array item by item.
  ///
  /// If `read` throws a decoding error, the item is repaired as ``JSONRepair`` does and read again.
  /// If that fails too, the item is skipped.
  ///
  /// - Parameters:
  ///   - read: consumes the next item. It is called up to twice for an item, so it must not change
  ///     outside state, except state that it sets on each call.
  ///   - taken: called after each item that was read. Slices that were lent to `read` are still
  ///     valid.
  ///   - unreadable: called for each item that could not be read.
  @inlinable @inline(__always)
  package mutating func items(
    _ read: (inout JSONReader) throws(PentadError) -> Void,
    taken: () throws(PentadError) -> Void,
    unreadable: (JSONUnreadableItem) throws(PentadError) -> Void
  ) throws(PentadError) {
    try open(UInt8(ascii: "["))
    if try closes(UInt8(ascii: "]")) { return }
    repeat {
      try item(read, taken: taken, unreadable: unreadable)
    } while try !endsItem()
  }

  /// Reads one value like an item of ``items(_:taken:unreadable:)``.
  @inlinable @inline(__always)
  package mutating func item(
    _ read: (inout JSONReader) throws(PentadError) -> Void,
    taken: () throws(PentadError) -> Void,
    unreadable: (JSONUnreadableItem) throws(PentadError) -> Void
  ) throws(PentadError) {
    passSpace()
    let (start, depth) = (position, depth)
    var fault: PentadError?
    do throws(PentadError) {
      try read(&self)
    } catch {
      fault = error
    }
    if let fault {
      (position, self.depth) = (start, depth)
      try repairItem(fault, read, taken: taken, unreadable: unreadable)
    } else {
      try taken()
    }
  }

  /// Skips a value, well-formed or not.
  package mutating func skipAnything() throws(PentadError) {
    try item({ reader throws(PentadError) in try reader.skip() }, taken: {}, unreadable: { _ in })
  }

  @usableFromInline @inline(never)
  mutating func repairItem(
    _ fault: PentadError, _ read: (inout JSONReader) throws(PentadError) -> Void,
    taken: () throws(PentadError) -> Void,
    unreadable: (JSONUnreadableItem) throws(PentadError) -> Void
  ) throws(PentadError) {
    guard fault.code.coarse == .decoding else { throw fault }
    let start = position
    let isNothing = start < count && [",", "]"].contains(Unicode.Scalar(bytes[start]))
    // There is no item between two commas, or after the last one.
    if isNothing { return }
    let whole = UnsafeBufferPointer(start: bytes, count: count)
    guard let (text, end) = JSONRepair.value(in: whole, from: start) else { throw cutOff() }
    position = end
    let raw = UnsafeBufferPointer(rebasing: whole[start..<end])
    let outcome = text.withUnsafeBufferPointer { buffer in
      Result { () throws(PentadError) in
        var reader = JSONReader(buffer)
        var problem: PentadError?
        do throws(PentadError) {
          try read(&reader)
        } catch {
          problem = error
        }
        guard let problem else { return try taken() }
        guard problem.code.coarse == .decoding else { throw problem }
        try unreadable(JSONUnreadableItem(raw, text, problem))
      }
    }
    try outcome.get()
  }

  /// Consumes the comma or the bracket after an item, and any text before it.
  @inlinable @inline(__always)
  mutating func endsItem() throws(PentadError) -> Bool {
    if try closes(UInt8(ascii: "]")) { return true }
    guard bytes[position] == UInt8(ascii: ",") else { return try endsDamagedItem() }
    position &+= 1
    return false
  }

  @usableFromInline @inline(never)
  mutating func endsDamagedItem() throws(PentadError) -> Bool {
    while try ![",", "]", "{"].contains(Unicode.Scalar(next())) { position &+= 1 }
    if bytes[position] == UInt8(ascii: "{") { return false }
    return try endsItem()
  }
}
