import PentadCore

extension JSONFeedReader {
  /// Reads one author or several.
  func people(_ json: inout JSONReader) throws(PentadError) -> [ParsedPerson]? {
    if try json.peek() == .object { return [try person(&json)].filter { !$0.isEmpty } }
    var people: [ParsedPerson] = []
    let isList = try json.list { json throws(PentadError) in
      guard try json.isObject() else { return }
      let person = try person(&json)
      if !person.isEmpty, people.count < limits.list { people.append(person) }
    }
    return isList ? people : nil
  }

  private func person(_ json: inout JSONReader) throws(PentadError) -> ParsedPerson {
    var person = ParsedPerson()
    try json.object { json, name throws(PentadError) in
      switch name {
      case "name": person.name = try line(&json)
      case "url": person.page = try address(&json)
      case "avatar": person.image = try address(&json)
      default: try json.skip()
      }
    }
    return person
  }

  func line(_ json: inout JSONReader) throws(PentadError) -> String? {
    try json.text().flatMap { plain($0, .plain, .line, limits.line) }
  }

  func paragraphs(
    _ json: inout JSONReader, _ form: PlainText.Form
  ) throws(PentadError) -> String? {
    try json.text().flatMap { plain($0, form, .paragraphs, limits.paragraphs) }
  }

  func plain(
    _ text: String, _ form: PlainText.Form, _ layout: PlainText.Layout, _ limit: Int
  ) -> String? {
    let plain = Array(text.utf8.prefix(limits.text)).withUnsafeBufferPointer {
      PlainText.make($0, form, layout, limit: limit)
    }
    return plain.isEmpty ? nil : plain
  }

  func address(_ json: inout JSONReader) throws(PentadError) -> String? {
    try json.text().flatMap { FeedAddress.resolve($0, base: base) }
  }
}

extension JSONReader {
  /// Reads a string or number as text. Any other value is skipped and returned as nil.
  mutating func text() throws(PentadError) -> String? {
    switch try peek() {
    case .string:
      let text = try string().string
      return text.isEmpty ? nil : text
    case .number: return try raw().string
    default:
      try skip()
      return nil
    }
  }

  /// Reads an array. Any other value is skipped and returns false.
  mutating func list(
    _ element: (inout JSONReader) throws(PentadError) -> Void
  ) throws(PentadError) -> Bool {
    guard try peek() == .array else {
      try skip()
      return false
    }
    try array(element)
    return true
  }

  /// Returns true if an object is next. Any other value is skipped.
  mutating func isObject() throws(PentadError) -> Bool {
    if try peek() == .object { return true }
    try skip()
    return false
  }
}
