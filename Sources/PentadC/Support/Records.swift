import PentadCore

/// Reads the options of a call: a record whose first field is `struct_size`.
///
/// NULL is a record of zeros. A record of an older version is shorter; its missing fields are zero.
/// A record of a later version is accepted if its unknown fields are zero, and so request nothing
/// new.
///
/// - Throws: `misuse` for a `struct_size` that no version of the record has
func readOptions<Record: BitwiseCopyable>(
  _ pointer: UnsafePointer<Record>?, _ name: StaticString
) throws(PentadError) -> Record {
  try readSized(pointer, name)
}

/// Reads the options of a call as above, from a record with a field reserved for later versions.
///
/// - Throws: as above; `misuse` when the reserved field is not 0, since its value would be lost
func readOptions<Record: BitwiseCopyable & ReservingRecord>(
  _ pointer: UnsafePointer<Record>?, _ name: StaticString
) throws(PentadError) -> Record {
  let record = try readSized(pointer, name)
  guard record.reserved == 0 else {
    throw PentadError(.misuse, "\(name)->reserved is \(record.reserved), not 0")
  }
  return record
}

/// Reads the caller's changes to an existing record: fields that an older version's record lacks
/// keep their values. NULL is a record of zeros here, too.
///
/// - Throws: `misuse` as above
func readOptions<Record: BitwiseCopyable>(
  _ pointer: UnsafePointer<Record>?, _ name: StaticString, keeping rest: Record
) throws(PentadError) -> Record {
  try readSized(pointer, name, keeping: pointer == nil ? nil : rest)
}

/// Reads a record as far as its size reaches, and fills the rest with zeros or existing values.
private func readSized<Record: BitwiseCopyable>(
  _ pointer: UnsafePointer<Record>?, _ name: StaticString, keeping rest: Record? = nil
) throws(PentadError) -> Record {
  var size = 0
  if let pointer {
    size = try structSize(of: pointer, name)
    if size > MemoryLayout<Record>.size {
      try requireZeros(behind: pointer, until: size, name)
      size = MemoryLayout<Record>.size
    }
  }
  return withUnsafeTemporaryAllocation(of: Record.self, capacity: 1) { copy in
    let bytes = UnsafeMutableRawBufferPointer(copy)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
    if let rest { copy[0] = rest }
    bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: size))
    return copy[0]
  }
}

/// Writes a record that the caller owns, up to the size of the caller's version.
///
/// The caller has set the record's `struct_size`, which is not changed.
///
/// - Throws: `misuse` for NULL or a `struct_size` that no version of the record has
func fill<Record: BitwiseCopyable>(
  _ out: UnsafeMutablePointer<Record>?, with record: Record, _ name: StaticString = "out"
) throws(PentadError) {
  let out = try require(out, name)
  let size = min(try structSize(of: out, name), MemoryLayout<Record>.size)
  withUnsafePointer(to: record) { record in
    (UnsafeMutableRawPointer(out) + structSizeLength).copyMemory(
      from: UnsafeRawPointer(record) + structSizeLength, byteCount: size - structSizeLength)
  }
}

private let structSizeLength = MemoryLayout<Int>.size
/// The maximum size of a record of any version: a page.
private let longestRecord = 4_096

/// Returns the `struct_size` of a record, if it is valid for a version of the record.
private func structSize<Record>(
  of pointer: UnsafePointer<Record>, _ name: StaticString
) throws(PentadError) -> Int {
  let size = UnsafeRawPointer(pointer).load(as: Int.self)
  let isWhole = size.isMultiple(of: MemoryLayout<Record>.alignment)
  guard
    size == MemoryLayout<Record>.size
      || isWhole && sizeAtBirth(of: Record.self)...longestRecord ~= size
  else {
    throw PentadError(.misuse, "\(name)->struct_size is \(size): begin with the record's _INIT")
  }
  return size
}

/// Returns the size of a record's first version. A smaller size is an error, such as the size of a
/// pointer.
private func sizeAtBirth<Record>(of record: Record.Type) -> Int {
  (record as? any GrownRecord.Type)?.sizeAtBirth ?? MemoryLayout<Record>.size
}

/// - Throws: `misuse` if a record sets a field that only a later version knows
private func requireZeros<Record>(
  behind pointer: UnsafePointer<Record>, until size: Int, _ name: StaticString
) throws(PentadError) {
  let tail = UnsafeRawBufferPointer(start: pointer, count: size)[MemoryLayout<Record>.size...]
  guard tail.allSatisfy({ $0 == 0 }) else {
    throw PentadError(
      .misuse,
      "\(name)->struct_size is \(size), this library supports \(MemoryLayout<Record>.size), and the bytes after them are not 0"
    )
  }
}

/// A record that has gained fields since its first version.
protocol GrownRecord {
  /// The size of its first version, in bytes.
  static var sizeAtBirth: Int { get }
}
