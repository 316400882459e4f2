public import PentadCore

/// The detailed codes of `.invalid` that are thrown when a ``Formula`` is parsed or
/// calculated.
extension PentadError.Code {
  /// The text is empty.
  public static let formulaEmpty = Self(.invalid, detail: 0x101)
  /// A character that is not allowed at its position, such as a decimal comma or misplaced white
  /// space.
  public static let formulaUnexpectedCharacter = Self(.invalid, detail: 0x102)
  /// The bytes are not valid UTF-8.
  public static let formulaNotUTF8 = Self(.invalid, detail: 0x103)
  /// No element has this symbol. Symbols are case-sensitive.
  public static let formulaUnknownElement = Self(.invalid, detail: 0x104)
  /// No nuclide of the element with this mass number is known.
  public static let formulaUnknownNuclide = Self(.invalid, detail: 0x105)
  /// A bracket that is not closed, not opened, or closed by another kind.
  public static let formulaUnmatchedBracket = Self(.invalid, detail: 0x106)
  /// Empty brackets, or a number, a mass number or a separator without the item it belongs to.
  public static let formulaMissingPart = Self(.invalid, detail: 0x107)
  /// A number that is zero, has an unnecessary leading zero, or is at a position where no number is
  /// allowed.
  public static let formulaNumber = Self(.invalid, detail: 0x108)
  /// A charge that is zero, not an integer, larger than the atom allows or not at the end; or an
  /// oxidation state that the element does not have.
  public static let formulaCharge = Self(.invalid, detail: 0x109)
  /// A text of more than 1 MiB, or an amount or charge that exceeds the exact number types.
  public static let formulaTooLarge = Self(.invalid, detail: 0x10a)
  /// More than 256 nested brackets. A multiplier before a component counts as a bracket.
  public static let formulaTooDeep = Self(.invalid, detail: 0x10b)
  /// A text with two plausible meanings. The message shows how to write each of them.
  public static let formulaAmbiguous = Self(.invalid, detail: 0x10c)
  /// Unknown, misplaced or unclosed markup.
  public static let formulaMarkup = Self(.invalid, detail: 0x10d)
  /// A formula has fewer atoms of a kind than are to be subtracted.
  public static let formulaDifference = Self(.invalid, detail: 0x10e)
}

extension PentadError {
  /// Returns the index of the offending character in `text`, the text passed to the call that
  /// failed.
  ///
  /// - Returns: `nil` when the error has no ``PentadCore/PentadError/offset`` or `text` is shorter.
  ///
  /// C and Python report the offset in their own units: bytes in C, and characters of a `str` in
  /// Python.
  public func index(in text: String) -> String.Index? {
    guard let offset, offset >= 0 else { return nil }
    return text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
  }
}
