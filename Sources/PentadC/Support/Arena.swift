/// Memory for the records of one result: many pieces, one owner, one end.
///
/// A piece lives as long as the arena, and nothing in it is destroyed: an arena holds plain C data.
/// Text that lives for ever (a `StaticString`) needs no place in it.
final class Arena {
  private var chunks: [UnsafeMutableRawPointer] = []
  /// What is left of the last chunk.
  private var next: UnsafeMutableRawPointer?
  private var end: UnsafeMutableRawPointer?
  private var chunkSize = 256

  deinit {
    for chunk in chunks { chunk.deallocate() }
  }

  /// A copy of a text, ended by a NUL, which is the only one.
  func string(_ text: String) -> UnsafePointer<CChar> {
    var text = text.withoutNUL
    return text.withUTF8 { utf8 in
      let copy = allocate(CChar.self, count: utf8.count + 1)
      for index in utf8.indices { copy[index] = CChar(bitPattern: utf8[index]) }
      copy[utf8.count] = 0
      return UnsafePointer(copy)
    }
  }

  /// A copy of a text, or NULL.
  func string(_ text: String?) -> UnsafePointer<CChar>? {
    text.map { string($0) as UnsafePointer<CChar> }
  }

  /// Copies of texts.
  func strings(_ texts: [String]) -> UnsafePointer<UnsafePointer<CChar>> {
    array(texts.map { string($0) as UnsafePointer<CChar> })
  }

  /// A copy of a record.
  func record<Record: BitwiseCopyable>(_ record: Record) -> UnsafePointer<Record> {
    let copy = allocate(Record.self, count: 1)
    copy.initialize(to: record)
    return UnsafePointer(copy)
  }

  /// A copy of an array; not NULL even when it is empty.
  func array<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = allocate(Element.self, count: elements.count)
    for (index, element) in elements.enumerated() { (copy + index).initialize(to: element) }
    return UnsafePointer(copy)
  }

  private func allocate<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element> {
    let bytes = MemoryLayout<Element>.stride * count
    let start =
      room(for: bytes, alignment: MemoryLayout<Element>.alignment) ?? newChunk(for: bytes)
    next = start + bytes
    return start.bindMemory(to: type, capacity: count)
  }

  private func room(for bytes: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    guard let start = next?.alignedUp(toMultipleOf: alignment), let end, start + bytes <= end else {
      return nil
    }
    return start
  }

  /// Each chunk is twice as large as the one before, up to a megabyte.
  private func newChunk(for bytes: Int) -> UnsafeMutableRawPointer {
    let size = max(bytes, chunkSize)
    chunkSize = min(chunkSize * 2, 1 << 20)
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    chunks.append(chunk)
    end = chunk + size
    return chunk
  }
}
