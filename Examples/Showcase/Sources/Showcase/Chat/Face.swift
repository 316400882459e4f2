/// A person or a group as a small disc: the initials on a colour that stays the same.
struct Face: Sendable {
  /// One or two letters.
  let initials: String
  /// The class of the colour: `hue-0` to `hue-7`.
  let hue: String

  /// - Parameters:
  ///   - name: the displayed name.
  ///   - id: the identity that determines the colour; a new name keeps it.
  init(_ name: String, id: String) {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let letters = [words.first, words.count > 1 ? words.last : nil].compactMap { $0?.first }
    initials = letters.isEmpty ? "?" : String(letters).uppercased()
    hue = "hue-\(id.utf8.reduce(0 as UInt32) { $0 &* 31 &+ UInt32($1) } % 8)"
  }
}
