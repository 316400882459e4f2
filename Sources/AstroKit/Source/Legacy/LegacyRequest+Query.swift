public import PentadCore

extension LegacyRequest {
  /// Reads the query of a GET request, with or without the question mark, for servers.
  ///
  /// - A missing `altitude` or `GMTOffset` is 0. Other parameters are ignored. If a name occurs
  ///   twice, the last one counts.
  /// - A longitude followed directly by `altitude=`, as the original app sends it, is read as two
  ///   parameters.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unknownRequestType``;
  ///   ``PentadCore/PentadError/Code/invalid`` for a parameter that is missing or not a number;
  ///   ``PentadCore/PentadError/Code/invalidDateRange``;
  ///   ``PentadCore/PentadError/Code/invalidPlace``;
  ///   ``PentadCore/PentadError/Code/unknownTimeZone`` for an offset of more than 18 hours.
  public init(query: String) throws(PentadError) {
    guard query.utf8.count <= 4_096 else {
      throw PentadError(.invalid, "the query is longer than 4096 bytes")
    }
    var values: [String: String] = [:]
    for part in query.drop(while: { $0 == "?" }).split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, let name = Self.decoded(pair[0]), let value = Self.decoded(pair[1])
      else { continue }
      values[name] = value
      if name == "longitude", let run = value.firstRange(of: "altitude=") {
        values[name] = String(value[..<run.lowerBound])
        values["altitude"] = String(value[run.upperBound...])
      }
    }
    guard values["requestType"] == DateRangeRequest.allType else {
      throw PentadError(
        .unknownRequestType,
        "the request type must be \(DateRangeRequest.allType)")
    }
    func number(_ name: String, default missing: Double? = nil) throws(PentadError) -> Double {
      guard let text = values[name] else {
        guard let missing else { throw PentadError(.invalid, "the query has no \(name)") }
        return missing
      }
      guard let value = Double(text), value.isFinite else {
        throw PentadError(.invalid, "the \(name) of the query is not a number")
      }
      return value
    }
    let offset = try number("GMTOffset", default: 0)
    guard let hours = Int(exactly: offset) else {
      throw PentadError(.invalid, "the GMTOffset of the query is not a whole number of hours")
    }
    try self.init(
      from: try Self.date(values["startDate"]), to: try Self.date(values["endDate"]),
      latitude: try number("latitude"), longitude: try number("longitude"),
      altitude: try number("altitude", default: 0), gmtOffset: hours)
  }

  /// Parses `dd-MM-yyyy`, with or without leading zeros.
  private static func date(_ text: String?) throws(PentadError) -> CivilDate {
    let parts = (text ?? "").split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let day = Int(parts[0]), let month = Int(parts[1]), let year = Int(parts[2])
    else { throw PentadError(.invalidDateRange, "a date of the query is not dd-MM-yyyy") }
    return try CivilDate(year, month, day)
  }

  /// Returns the percent-decoded text; nil if it is not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard rest.count >= 2, let value = UInt8(Substring(rest.prefix(2)), radix: 16) else {
          return nil
        }
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
