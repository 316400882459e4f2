import PentadCore

/// A base address, against which the relative addresses of a document are resolved.
struct FeedBase: Hashable, Sendable {
  /// `http` or `https`.
  let scheme: String
  /// The scheme and the host: `https://example.org:8080`.
  let origin: String
  private let path: [UInt8]
  private let query: [UInt8]

  /// Parses an absolute address; nil if it cannot be a base.
  init?(_ address: String) {
    guard let whole = FeedAddress.resolve(address, base: nil) else { return nil }
    let bytes = Array(whole.utf8)
    scheme = whole.hasPrefix("https") ? "https" : "http"
    let start = scheme.utf8.count + 3
    let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
    origin = String(decoding: bytes[..<end], as: UTF8.self)
    let target = bytes[end...].prefix { $0 != UInt8(ascii: "#") }
    let mark = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
    path = Array(target[..<mark])
    query = Array(target[mark...])
  }

  /// Returns the base that a document declares; it may itself be relative to this one.
  func adding(_ reference: String) -> FeedBase {
    FeedAddress.resolve(reference, base: self).flatMap(FeedBase.init) ?? self
  }

  /// Returns the part after the origin for a relative reference without a host (RFC 3986, 5.2.2).
  func target(of reference: [UInt8]) -> [UInt8] {
    let end = reference.firstIndex { "?#".utf8.contains($0) } ?? reference.endIndex
    let rest = reference[end...]
    if end == 0 {
      let isFragment = rest.first == UInt8(ascii: "#")
      return (path.isEmpty ? [UInt8(ascii: "/")] : path) + (isFragment ? query : []) + rest
    }
    let isRooted = reference.first == UInt8(ascii: "/")
    let directory = isRooted ? [] : path[..<((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)]
    return AddressReader.withoutDots((Array(directory) + reference[..<end])[...]) + rest
  }
}
