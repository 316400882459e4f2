/// Addresses that came from outside.
enum WebLink {
  /// An address of `http` or `https` as it can be asked for; nil for any other, such as `javascript:`,
  /// for one with a password, and for one that is too long.
  static func checked(_ text: String) -> String? { WebAddress(text)?.text }
}
