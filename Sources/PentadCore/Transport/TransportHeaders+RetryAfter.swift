extension TransportHeaders {
  /// Returns the delay that the server asks for, in milliseconds from `date` (the wall clock in
  /// milliseconds since the Unix epoch). Nil if the header is missing or cannot be parsed.
  public func retryAfter(date: Int64) -> Int? {
    guard let text = self["Retry-After"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(Int(text) ?? .max, .max / 1_000) * 1_000
    }
    return HTTPDate.seconds(text).map { Int(max(0, $0 * 1_000 - date)) }
  }
}
