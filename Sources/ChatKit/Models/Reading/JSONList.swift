import PentadCore

/// Lists that are kept as JSON.
enum JSONList {
  /// The elements that `read` makes something of; none when the text is no JSON array.
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

  /// An id, as a text or as a number; nil for anything else.
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
