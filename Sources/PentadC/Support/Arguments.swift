import PentadCore

/// A parameter that must not be NULL: a pointer or a callback.
func require<Value>(_ value: Value?, _ name: StaticString) throws(PentadError) -> Value {
  guard let value else { throw PentadError(.misuse, "\(name) is NULL") }
  return value
}

/// The place where a call leaves its result: not NULL, and empty until the call has succeeded.
func requireOut<Result>(
  _ out: UnsafeMutablePointer<Result?>?, _ name: StaticString = "out"
) throws(PentadError) -> UnsafeMutablePointer<Result?> {
  let out = try require(out, name)
  // What stood there is not ours, and may not even have been set.
  out.initialize(to: nil)
  return out
}

/// The text of a parameter that must not be NULL.
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

/// The text of a parameter that may be NULL.
func readOptionalText(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> String? {
  guard pointer != nil else { return nil }
  return try readText(pointer, name)
}

/// The path of a folder, which may be NULL and is not empty.
func readOptionalFolder(
  _ pointer: UnsafePointer<CChar>?, _ name: StaticString
) throws(PentadError) -> String? {
  let path = try readOptionalText(pointer, name)
  guard path != "" else { throw PentadError(.invalid, "\(name) is empty: name a folder") }
  return path
}

/// How many bytes from the start are UTF-8.
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
