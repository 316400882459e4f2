/// Reads a JSON text value by value, from start to end. It builds no tree, and does not copy
/// strings without escapes.
///
/// ```swift
/// try JSONReader.read(body) { reader throws(PentadError) in
///   try reader.object { reader, name throws(PentadError) in
///     switch name {
///     case "id": id = try reader.string().decimal
///     case "text": text = try reader.stringOrNull()?.string
///     default: try reader.skip()
///     }
///   }
/// }
/// ```
///
/// - Each closure consumes the one value for which it is called, with one call: a scalar,
///   ``object(_:)``, ``array(_:)``, ``raw()`` or ``skip()``. If it consumes more or fewer, the read
///   fails.
/// - It is strict: only RFC 8259, well-formed UTF-8, no lone surrogates, and at most ``depthLimit``
///   nested arrays and objects. Skipped values are checked like the others.
/// - It never traps and never reads past the end, for any text.
/// - A name that occurs twice is passed to the closure twice. The caller decides which value
///   counts.
///
/// Every fault is thrown as ``PentadError/Code/decoding`` with its byte offset in the text. After
/// two of them the caller may continue: ``PentadError/Code/jsonKind`` leaves the reader before the
/// value, ``PentadError/Code/jsonRange`` after it.
@usableFromInline
package struct JSONReader: ~Copyable {
  /// The largest depth of nested arrays and objects.
  @usableFromInline package static let depthLimit = 128

  @usableFromInline let bytes: UnsafePointer<UInt8>
  @usableFromInline let count: Int
  @usableFromInline var position = 0
  /// The number of open arrays and objects.
  @usableFromInline var depth = 0
  /// True if the text comes from a server: an escaped U+0000 is then read as U+FFFD, because it
  /// would end a C string.
  var isForeign = false
  var scratch: JSONScratch

  init(_ text: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; no byte is read at this one.
    let nowhere: StaticString = ""
    bytes = text.baseAddress ?? nowhere.utf8Start
    count = text.count
    scratch = JSONScratch(size: text.count)
  }

  /// Reads a text that contains one value, with only white space before and after it.
  ///
  /// The text is borrowed: the slices that the reader lends are valid until this call returns. A
  /// text whose bytes are not contiguous is copied first.
  ///
  /// - Parameter body: consumes the value.
  package static func read<Value>(
    _ text: some Collection<UInt8>,
    _ body: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    let result = text.withContiguousStorageIfAvailable { read($0, body) }
    return try (result ?? Array(text).withUnsafeBufferPointer { read($0, body) }).get()
  }

  /// The byte order mark (UTF-8) that some servers write before a text.
  static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  /// Reads a server's text.
  ///
  /// - Parameter isWhole: true if the text has to be one value; otherwise a byte order mark before
  ///   the first value, and anything behind it, is ignored.
  static func readForeign<Value>(
    _ text: [UInt8], isWhole: Bool, _ body: (inout JSONReader) throws(PentadError) -> Value
  ) throws(PentadError) -> Value {
    let result = text.withUnsafeBufferPointer { text in
      Result { () throws(PentadError) in
        var reader = JSONReader(text)
        reader.isForeign = true
        if !isWhole, text.starts(with: mark) { reader.position = mark.count }
        let value = try body(&reader)
        if isWhole { try reader.end() }
        return value
      }
    }
    return try result.get()
  }

  private static func read<Value>(
    _ text: UnsafeBufferPointer<UInt8>,
    _ body: (inout JSONReader) throws(PentadError) -> Value
  ) -> Result<Value, PentadError> {
    Result { () throws(PentadError) in
      var reader = JSONReader(text)
      let value = try body(&reader)
      try reader.end()
      return value
    }
  }

  private mutating func end() throws(PentadError) {
    passSpace()
    guard position == count else { throw malformed() }
  }
}

extension JSONReader {
  /// Returns the next byte that is not white space; it is not consumed.
  @inlinable @inline(__always)
  mutating func next() throws(PentadError) -> UInt8 {
    passSpace()
    guard position < count else { throw cutOff() }
    return bytes[position]
  }

  @inlinable @inline(__always)
  mutating func passSpace() {
    while position < count {
      switch bytes[position] {
      case 0x20, 0x0a, 0x0d, 0x09: position &+= 1
      default: return
      }
    }
  }
}
