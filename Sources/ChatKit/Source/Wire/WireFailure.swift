import PentadCore

/// What a server says of a failure, as far as it can be read: `{"meta":{"code":…,"errors":[…]}}`.
struct WireFailure {
  /// The service's own number, of five digits mostly; advisory, since the status does not always agree.
  private(set) var code: Int64?
  /// What went wrong, in the server's words. They are read and never shown: they may repeat what was
  /// sent.
  private(set) var errors: [String] = []
  /// Whether the body has a `response` other than null.
  private var hasResponse = false

  /// Reads a body; what is none says nothing.
  init(_ body: [UInt8]) {
    var (code, errors, hasResponse): (Int64?, [String], Bool) = (nil, [], false)
    try? JSONReader.read(body) { reader throws(PentadError) in
      try reader.object { reader, name throws(PentadError) in
        switch name {
        case "meta" where try reader.peek() == .object:
          try reader.object { reader, name throws(PentadError) in
            try Self.read(name, &reader, &code, &errors)
          }
        case "response":
          hasResponse = try !reader.null()
          if hasResponse { try reader.skip() }
        // The picture service has no envelope.
        default: try Self.read(name, &reader, &code, &errors)
        }
      }
    }
    (self.code, self.errors, self.hasResponse) = (code, errors, hasResponse)
  }

  /// The status of a refusal that came with the status of a success; nil for an answer that has a response, or
  /// says nothing of a failure.
  var status: Int? {
    guard !hasResponse, let code else { return nil }
    let status = code < 1_000 ? code : code / 100
    return (400..<600).contains(status) ? Int(status) : nil
  }

  /// Whether the server's words have one of these in them.
  func says(_ words: String...) -> Bool {
    errors.contains { error in
      let error = error.lowercased()
      return words.contains { error.contains($0) }
    }
  }

  private static func read(
    _ name: JSONSlice, _ reader: inout JSONReader, _ code: inout Int64?, _ errors: inout [String]
  ) throws(PentadError) {
    var extra = ExtraMembers()
    switch name {
    case "code": code = try extra.integer(name, &reader)
    case "errors": errors = try extra.list(name, &reader, of: JSONList.id) ?? []
    default: try reader.skip()
    }
  }
}
