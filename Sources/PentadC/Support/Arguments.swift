import PentadCore

/// Requires a parameter that must not be NULL: a pointer or a callback.
func require<Value>(_ value: Value?, _ name: StaticString) throws(PentadError) -> Value {
  guard let value else { throw PentadError(.misuse, "\(name) is NULL") }
  return value
}

/// Requires the location of a call's result: not NULL, and set to empty until the call has
/// succeeded.
func requireOut<Result>(
  _ out: UnsafeMutablePointer<Result?>?, _ name: StaticString = "out"
) throws(PentadError) -> UnsafeMutablePointer<Result?> {
  let out = try require(out, name)
  // The old value is not ours, and may not even be initialised.
  out.initialize(to: nil)
  return out
}

/// Reads the text of a parameter that must not be NULL.
///
/// - Throws: `misuse` for NULL; `invalid` with the offset of the first byte that is not UTF-8
func readText(_ pointer: UnsafePointer<CChar>?, _ name: StaticString) throws(PentadError) -> String
{
  let pointer = try require(pointer, name)
  guard let text = String(validatingCString: pointer) else {
    throw PentadError(.invalid, "\(name) is not UTF-8", offset: lengthOfUTF8(pointer))
  }
  return text
}

/// Reads the text of a parameter that may be NULL.
func readOptionalText(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> String? {
  guard pointer != nil else { return nil }
  return try readText(pointer, name)
}

/// Reads the path of a folder, which may be NULL and must not be empty.
func readOptionalFolder(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> String? {
  let path = try readOptionalText(pointer, name)
  guard path != "" else { throw PentadError(.invalid, "\(name) is empty: name a folder") }
  return path
}

/// Returns the number of leading bytes that are valid UTF-8.
private func lengthOfUTF8(_ pointer: UnsafePointer<CChar>) -> Int {
  var bytes = CStringBytes(pointer: pointer)
  var parser = Unicode.UTF8.ForwardParser()
  var length = 0
  while case .valid(let scalar) = parser.parseScalar(from: &bytes) { length += scalar.count }
  return length
}

/// The bytes before a string's NUL.
private struct CStringBytes: IteratorProtocol {
  var pointer: UnsafePointer<CChar>

  mutating func next() -> UInt8? {
    guard pointer.pointee != 0 else { return nil }
    defer { pointer += 1 }
    return UInt8(bitPattern: pointer.pointee)
  }
}
