import PentadCore

/// The readable part of the server's error information: `{"meta":{"code":…,"errors":[…]}}`.
struct WireFailure {
  /// The service's own error number, mostly of five digits. It is only a hint, because the HTTP
  /// status does not always agree.
  private(set) var code: Int64?
  /// The error texts of the server. They are evaluated but never shown, because they may repeat the
  /// request.
  private(set) var errors: [String] = []
  /// True if the body has a `response` other than null.
  private var hasResponse = false

  /// Decodes a body. An unreadable body contains no information.
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
        // The responses of the picture service have no envelope.
        default: try Self.read(name, &reader, &code, &errors)
        }
      }
    }
    (self.code, self.errors, self.hasResponse) = (code, errors, hasResponse)
  }

  /// The error status in a response with a success status; nil if the body has a response or
  /// reports no failure.
  var status: Int? {
    guard !hasResponse, let code else { return nil }
    let status = code < 1_000 ? code : code / 100
    return (400..<600).contains(status) ? Int(status) : nil
  }

  /// Returns true if the error texts contain one of these phrases.
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
