public import PentadCore

extension AtomicElement {
  /// Draws the front of the card as an SVG document: number, symbol and name.
  ///
  /// It has the original's proportions: it is drawn at 256 by 256 and scaled to `size`. A name too
  /// long for the card is drawn in a smaller font size.
  ///
  /// - Parameters:
  ///   - size: the width and height, above 0 and up to 16384.
  ///   - options: the options of the picture.
  /// - Throws: `invalid` for any other size.
  ///
  /// C: `pentad_elements_picture_card`.
  public func front(
    size: Double = 256, _ options: PictureOptions = PictureOptions()
  ) throws(PentadError) -> String {
    try PictureFrame.check(size, "size")
    return CardPicture(self, options).document(.front, width: size)
  }

  /// Draws the back of the card as an SVG document: five lines of facts and the button "View at
  /// Wikipedia".
  ///
  /// The button is a link when ``PictureOptions/linksToArticle`` is set. Otherwise it is only
  /// drawn, for a host that handles the touch.
  ///
  /// - Parameters:
  ///   - size: the width and height, above 0 and up to 16384.
  ///   - options: the options of the picture.
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
