extension TransportHeaders {
  /// How long the server asks to wait, in milliseconds from `date`, the wall clock in milliseconds
  /// since the Unix epoch; nil when it says nothing that can be read.
  public func retryAfter(date: Int64) -> Int? {
    guard let text = self["Retry-After"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(Int(text) ?? .max, .max / 1_000) * 1_000
    }
    return HTTPDate.seconds(text).map { Int(max(0, $0 * 1_000 - date)) }
  }
}
