import PentadCore

/// A field of a record of the library that a caller hands in, and nothing else of the record.
///
/// Such a record does not say how long it is: an older program may have made it itself, and a field
/// of a later version lies behind its end. So a function reads only the fields that the record had
/// in the version that brought the function.
@_disfavoredOverload
func readField<Record: BitwiseCopyable, Value: BitwiseCopyable>(
  _ record: UnsafePointer<Record>, _ field: KeyPath<Record, Value>
) -> Value {
  guard let offset = MemoryLayout<Record>.offset(of: field) else {
    return record.pointee[keyPath: field]
  }
  return UnsafeRawPointer(record).load(fromByteOffset: offset, as: Value.self)
}

/// A pointer of a caller's record that must not be NULL, and may be all the same.
///
/// Swift takes the header's word for it, and a check of the field itself is compiled away.
func readField<Record, Value>(
  _ record: UnsafePointer<Record>, _ field: KeyPath<Record, UnsafePointer<Value>>
) -> UnsafePointer<Value>? {
  guard let offset = MemoryLayout<Record>.offset(of: field) else { return nil }
  return UnsafeRawPointer(record).load(fromByteOffset: offset, as: UnsafePointer<Value>?.self)
}

/// What the records of a caller's array of pointers say.
///
/// - Throws: `misuse` for NULL and for more than any array has, and what `read` throws
func readRecords<Record, Value>(
  _ items: UnsafePointer<UnsafePointer<Record>>?, _ count: Int, _ name: StaticString,
  _ read: (UnsafePointer<Record>) throws(PentadError) -> Value
) throws(PentadError) -> [Value] {
  var values: [Value] = []
  for index in 0..<(try readCount(count, name)) {
    let item = UnsafeRawPointer(try require(items, name) + index)
    values.append(try read(try require(item.load(as: UnsafePointer<Record>?.self), name)))
  }
  return values
}

/// What the items of a caller's flat array say.
///
/// - Throws: as `readRecords`
func readItems<Item, Value>(
  _ items: UnsafePointer<Item>?, _ count: Int, _ name: StaticString,
  _ read: (UnsafePointer<Item>) throws(PentadError) -> Value
) throws(PentadError) -> [Value] {
  var values: [Value] = []
  for index in 0..<(try readCount(count, name)) {
    values.append(try read(try require(items, name) + index))
  }
  return values
}

/// The bytes of a caller.
///
/// - Throws: `misuse` for NULL where bytes are counted, and for more than any array has
func readBytes(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> [UInt8] {
  guard try readCount(count, name) > 0 else { return [] }
  return Array(UnsafeBufferPointer(start: try require(bytes, name), count: count))
}

/// The texts of a caller's array.
///
/// - Throws: `misuse` for NULL and for more than any array has; `invalid` for what is not UTF-8
func readTexts(
  _ texts: UnsafePointer<UnsafePointer<CChar>>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> [String] {
  try readRecords(texts, count, name) { (text) throws(PentadError) in try readText(text, name) }
}
