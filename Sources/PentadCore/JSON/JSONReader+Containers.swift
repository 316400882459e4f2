extension JSONReader {
  /// Reads an object. Calls `member` with each name, in the order of the text, to consume its
  /// value.
  @inlinable @inline(__always)
  package mutating func object(
    _ member: (inout JSONReader, _ name: JSONSlice) throws(PentadError) -> Void
  ) throws(PentadError) {
    try open(UInt8(ascii: "{"))
    if try closes(UInt8(ascii: "}")) { return }
    repeat {
      let name = try memberName()
      try member(&self, name)
    } while try !ends(with: UInt8(ascii: "}"))
  }

  /// Reads an array. Calls `element` for each value, in order, to consume it.
  @inlinable @inline(__always)
  package mutating func array(
    _ element: (inout JSONReader) throws(PentadError) -> Void
  ) throws(PentadError) {
    try open(UInt8(ascii: "["))
    if try closes(UInt8(ascii: "]")) { return }
    repeat {
      try element(&self)
    } while try !ends(with: UInt8(ascii: "]"))
  }

  @inlinable @inline(__always)
  mutating func open(_ bracket: UInt8) throws(PentadError) {
    guard try next() == bracket else { throw mismatch() }
    guard depth < Self.depthLimit else { throw tooDeep() }
    position &+= 1
    depth &+= 1
  }

  /// Consumes the closing bracket if it is next, and returns true then.
  @inlinable @inline(__always)
  mutating func closes(_ bracket: UInt8) throws(PentadError) -> Bool {
    guard try next() == bracket else { return false }
    position &+= 1
    depth &-= 1
    return true
  }

  /// Consumes the closing bracket or the comma after a value; returns true for the bracket.
  @inlinable @inline(__always)
  mutating func ends(with bracket: UInt8) throws(PentadError) -> Bool {
    if try closes(bracket) { return true }
    guard bytes[position] == UInt8(ascii: ",") else { throw malformed() }
    position &+= 1
    return false
  }

  @inlinable @inline(__always)
  mutating func memberName() throws(PentadError) -> JSONSlice {
    guard try next() == UInt8(ascii: "\"") else { throw malformed() }
    let name = try string()
    guard try next() == UInt8(ascii: ":") else { throw malformed() }
    position &+= 1
    return name
  }
}

extension JSONReader {
  /// Reads a value of any kind and drops it.
  package mutating func skip() throws(PentadError) {
    switch try peek() {
    case .object: try object { reader, _ throws(PentadError) in try reader.skip() }
    case .array: try array { reader throws(PentadError) in try reader.skip() }
    case .string: _ = try string()
    case .number: try passNumber()
    case .bool: _ = try bool()
    case .null: _ = try null()
    }
  }

  /// Reads a value of any kind, and returns its bytes from the text.
  package mutating func raw() throws(PentadError) -> JSONSlice {
    try raw { reader throws(PentadError) in try reader.skip() }
  }

  /// Reads a value by `body`, which consumes it, and returns its bytes from the text.
  @inlinable @inline(__always)
  package mutating func raw(
    _ body: (inout JSONReader) throws(PentadError) -> Void
  ) throws(PentadError) -> JSONSlice {
    passSpace()
    let start = position
    try body(&self)
    return JSONSlice(bytes + start, count: position &- start)
  }
}
