public import PentadCore

extension AtomicElement {
  /// The front of the card: number, symbol and name, as an SVG document.
  ///
  /// It has the original's proportions, drawn at 256 by 256 and shown at any size. A name too long
  /// for the card is set smaller.
  ///
  /// - Parameters:
  ///   - size: width and height, above 0 and up to 16384.
  ///   - options: how it is drawn.
  /// - Throws: `invalid` for any other size.
  ///
  /// C: `pentad_elements_picture_card`.
  public func front(
    size: Double = 256, _ options: PictureOptions = PictureOptions()
  ) throws(PentadError) -> String {
    try PictureFrame.check(size, "size")
    return CardPicture(self, options).document(.front, width: size)
  }

  /// The back of the card: five lines of facts and "View at Wikipedia", as an SVG document.
  ///
  /// The button is a link when ``PictureOptions/linksToArticle`` is set; else it is only drawn, for
  /// a host that handles the touch itself.
  ///
  /// - Parameters:
  ///   - size: width and height, above 0 and up to 16384.
  ///   - options: how it is drawn.
  /// - Throws: `invalid` for any other size.
  ///
  /// C: `pentad_elements_picture_card`.
  public func back(
    size: Double = 256, _ options: PictureOptions = PictureOptions()
  ) throws(PentadError) -> String {
    try PictureFrame.check(size, "size")
    return CardPicture(self, options).document(.back, width: size)
  }
}
