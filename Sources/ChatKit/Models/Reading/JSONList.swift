import PentadCore

/// Decoders for lists that are stored as JSON.
enum JSONList {
  /// Decodes a JSON array; empty if the text is not one. Elements for which `read` returns nil are
  /// skipped.
  static func read<Element>(
    _ json: String?, _ read: (inout JSONReader) throws(PentadError) -> Element?
  ) -> [Element] {
    guard let json else { return [] }
    var list: [Element] = []
    do throws(PentadError) {
      try JSONReader.read(json.utf8) { reader throws(PentadError) in
        try reader.array { reader throws(PentadError) in
          if let element = try read(&reader) { list.append(element) }
        }
      }
    } catch {
      return []
    }
    return list
  }

  /// Decodes an id, either a text or a number; nil for any other value.
  static func id(_ reader: inout JSONReader) throws(PentadError) -> String? {
    switch try reader.peek() {
    case .string: return try reader.string().string
    case .number: return try reader.raw().string
    default:
      try reader.skip()
      return nil
    }
  }
}
