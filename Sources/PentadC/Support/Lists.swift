import PentadCore

/// Reads one field of a library record that a caller passes in, and nothing else of the record.
///
/// Such a record does not contain its size: an older program may have made it itself, and a field
/// of a later version is beyond its end. So a function reads only the fields that the record had in
/// the version that introduced the function.
@_disfavoredOverload
func readField<Record: BitwiseCopyable, Value: BitwiseCopyable>(
  _ record: UnsafePointer<Record>, _ field: KeyPath<Record, Value>
) -> Value {
  guard let offset = MemoryLayout<Record>.offset(of: field) else {
    return record.pointee[keyPath: field]
  }
  return UnsafeRawPointer(record).load(fromByteOffset: offset, as: Value.self)
}

/// Reads a pointer in a caller's record that must not be NULL, but may be.
///
/// Swift trusts the nullability in the header, so a check of the field itself would be compiled
/// away.
func readField<Record, Value>(
  _ record: UnsafePointer<Record>, _ field: KeyPath<Record, UnsafePointer<Value>>
) -> UnsafePointer<Value>? {
  guard let offset = MemoryLayout<Record>.offset(of: field) else { return nil }
  return UnsafeRawPointer(record).load(fromByteOffset: offset, as: UnsafePointer<Value>?.self)
}

/// Reads a caller's array; empty for a count of 0, with or without an array.
///
/// Every count of an array is checked here, and nowhere else.
///
/// - Throws: `misuse` for more items than memory can hold, and for NULL with a nonzero count
func readArray<Item>(
  _ items: UnsafePointer<Item>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> UnsafeBufferPointer<Item> {
  let count = try readCount(count, of: Item.self, name)
  guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
  return UnsafeBufferPointer(start: try require(items, name), count: count)
}

/// Reads the values of a caller's array of pointers to records.
///
/// - Throws: `misuse` as `readArray`, and for an item that is NULL; the errors of `read`
func readRecords<Record, Value>(
  _ items: UnsafePointer<UnsafePointer<Record>>?, _ count: Int, _ name: StaticString,
  _ read: (UnsafePointer<Record>) throws(PentadError) -> Value
) throws(PentadError) -> [Value] {
  try readItems(items, count, name) { (item) throws(PentadError) in
    try read(
      try require(UnsafeRawPointer(item).load(as: UnsafePointer<Record>?.self), name))
  }
}

/// Reads the values of a caller's flat array.
///
/// - Throws: `misuse` as `readArray`; the errors of `read`
func readItems<Item, Value>(
  _ items: UnsafePointer<Item>?, _ count: Int, _ name: StaticString,
  _ read: (UnsafePointer<Item>) throws(PentadError) -> Value
) throws(PentadError) -> [Value] {
  let array = try readArray(items, count, name)
  guard let start = array.baseAddress else { return [] }
  var values: [Value] = []
  for index in array.indices { values.append(try read(start + index)) }
  return values
}

/// Reads the bytes of a caller.
///
/// - Throws: `misuse` as `readArray`
func readBytes(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> [UInt8] {
  Array(try readArray(bytes, count, name))
}

/// Reads the texts of a caller's array.
///
/// - Throws: `misuse` as `readRecords`; `invalid` for text that is not UTF-8
func readTexts(
  _ texts: UnsafePointer<UnsafePointer<CChar>>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> [String] {
  try readRecords(texts, count, name) { (text) throws(PentadError) in try readText(text, name) }
}
