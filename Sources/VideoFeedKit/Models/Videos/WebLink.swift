import PentadCore

/// Addresses that came from outside.
enum WebLink {
  /// An address of `http` or `https` as it can be asked for; nil for any other, such as `javascript:`,
  /// and for one that is too long.
  static func checked(_ text: String) -> String? {
    guard text.utf8.count <= VideoLimits.url else { return nil }
    return (try? TransportURL(TransportURL.escaping(text)))?.string
  }
}
