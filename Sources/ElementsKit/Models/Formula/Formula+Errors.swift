public import PentadCore

/// The finer codes of `.invalid` that reading a ``Formula`` throws.
extension PentadError.Code {
  /// There is no text.
  public static let formulaEmpty = Self(.invalid, detail: 0x101)
  /// A character that has no meaning there; white space away from a separator, a decimal comma.
  public static let formulaUnexpectedCharacter = Self(.invalid, detail: 0x102)
  /// Bytes that are not UTF-8.
  public static let formulaNotUTF8 = Self(.invalid, detail: 0x103)
  /// No element has the symbol; case matters.
  public static let formulaUnknownElement = Self(.invalid, detail: 0x104)
  /// No nuclide of the element is known with the mass number.
  public static let formulaUnknownNuclide = Self(.invalid, detail: 0x105)
  /// A bracket that is not closed, not opened, or closed by another kind.
  public static let formulaUnmatchedBracket = Self(.invalid, detail: 0x106)
  /// Empty brackets; a number, a mass number or a separator with nothing that it belongs to.
  public static let formulaMissingPart = Self(.invalid, detail: 0x107)
  /// A number that is zero, begins with a needless 0 or stands where none may.
  public static let formulaNumber = Self(.invalid, detail: 0x108)
  /// A charge that is zero, not whole, larger than the atom allows or not at the end; an oxidation
  /// state that the element does not have.
  public static let formulaCharge = Self(.invalid, detail: 0x109)
  /// A text of more than 1 MiB, or an amount or charge beyond the exact numbers.
  public static let formulaTooLarge = Self(.invalid, detail: 0x10a)
  /// More than 256 brackets in one another; a number before a part counts as one.
  public static let formulaTooDeep = Self(.invalid, detail: 0x10b)
  /// A text with two plausible meanings. The message shows how to write each.
  public static let formulaAmbiguous = Self(.invalid, detail: 0x10c)
  /// Markup that is unknown, misplaced or not closed.
  public static let formulaMarkup = Self(.invalid, detail: 0x10d)
}

extension PentadError {
  /// The index in `text`, which was given to the call that failed, of the character that is wrong.
  ///
  /// - Returns: `nil` when the error has no ``PentadCore/PentadError/offset`` or `text` is shorter.
  ///
  /// C and Python give the offset in units of their own: bytes, and characters of a `str`.
  public func index(in text: String) -> String.Index? {
    guard let offset, offset >= 0 else { return nil }
    return text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
  }
}
