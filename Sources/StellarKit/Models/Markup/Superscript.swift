/// Converts superscripts of HTML to superscript characters: `10<sup>5</sup>` is 10⁵, and not 105.
enum Superscript {
  /// Reads the text after a `<sup>` up to its end tag; nil if it has no superscript form or needs
  /// none, as the ending in `1<sup>st</sup>`.
  static func read(_ bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
    let inner = bytes[start...].prefix(longest).prefix { $0 != UInt8(ascii: "<") }
    guard bytes[inner.endIndex...].starts(with: "</".utf8) else { return nil }
    let text = CharacterReference.decoded(inner).filter { $0 != " " }
    let raised = text.compactMap { characters[$0] }
    // Several letters alone are the end of a word.
    guard !raised.isEmpty, raised.count == text.count,
      raised.count == 1 || text.contains(where: { !$0.isLetter })
    else { return nil }
    return (String(raised), inner.endIndex)
  }

  private static let longest = 40

  private static let characters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "0123456789+-\u{2212}=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW",
      "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ"))
}
