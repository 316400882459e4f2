import PentadCore

/// Reads the options of a call: a record whose first field is `struct_size`.
///
/// NULL is a record of zeros. A record of an older version is shorter; what it lacks is zero. One that
/// is longer than this library knows is taken when the rest of it is zero: then it asks for nothing new.
///
/// - Throws: `misuse` for a `struct_size` that no version of the record has
func readOptions<Record: BitwiseCopyable>(
  _ pointer: UnsafePointer<Record>?, _ name: StaticString
) throws(PentadError) -> Record {
  try readSized(pointer, name)
}

/// Reads the options of a call as above, of a record with a field for later versions.
///
/// - Throws: as above; `misuse` when that field is not 0, since it would be lost
func readOptions<Record: BitwiseCopyable & ReservingRecord>(
  _ pointer: UnsafePointer<Record>?, _ name: StaticString
) throws(PentadError) -> Record {
  let record = try readSized(pointer, name)
  guard record.reserved == 0 else {
    throw PentadError(.misuse, "\(name)->reserved is \(record.reserved), not 0")
  }
  return record
}

/// Reads what a caller makes of a record that is there already: what an older version's record lacks
/// stays as it is. NULL is a record of zeros here, too.
///
/// - Throws: `misuse` as above
func readOptions<Record: BitwiseCopyable>(
  _ pointer: UnsafePointer<Record>?, _ name: StaticString, keeping rest: Record
) throws(PentadError) -> Record {
  try readSized(pointer, name, keeping: pointer == nil ? nil : rest)
}

/// The record, as far as it goes, and then the rest or zeros.
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

/// Writes a record that the caller owns, as much of it as the caller's version has.
///
/// The caller has set the record's `struct_size`, and it stays as it is.
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
/// No record of any version is longer: a page.
private let longestRecord = 4_096

/// The `struct_size` of a record, if a version of the record can have it.
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

/// The size of a record's first version. A shorter one is a mistake: the size of a pointer, for example.
private func sizeAtBirth<Record>(of record: Record.Type) -> Int {
  (record as? any GrownRecord.Type)?.sizeAtBirth ?? MemoryLayout<Record>.size
}

/// - Throws: `misuse` if a record asks for something that only a later version knows
private func requireZeros<Record>(
  behind pointer: UnsafePointer<Record>, until size: Int, _ name: StaticString
) throws(PentadError) {
  let tail = UnsafeRawBufferPointer(start: pointer, count: size)[MemoryLayout<Record>.size...]
  guard tail.allSatisfy({ $0 == 0 }) else {
    throw PentadError(
      .misuse,
      "\(name)->struct_size is \(size), this library knows \(MemoryLayout<Record>.size), and what is behind is not 0"
    )
  }
}

/// A record that has had fields added since its first version.
protocol GrownRecord {
  /// The size of its first version, in bytes.
  static var sizeAtBirth: Int { get }
}
