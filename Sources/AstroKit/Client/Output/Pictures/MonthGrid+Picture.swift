public import PentadCore

extension MonthGrid {
  /// Returns the month as an SVG document, in the form of a wall calendar.
  ///
  /// Every day has its date, the tithi, the nakshatra, sunrise and sunset. It shows the Moon at
  /// sunrise as seen from the place's side of the equator. Marks show kshaya and vriddhi tithis and
  /// the Sun's entries into signs. A heading with the month's name marks the start of a fortnight.
  /// The document's description contains all of it in words. The group of a day has the attribute
  /// `data-date`.
  ///
  /// - Parameters:
  ///   - width: the width at which it is shown, above 0 and up to 16384; 958 when left out.
  ///   - options: the options for drawing.
  /// - Throws: `invalid` for any other width.
  ///
  /// C: `pentad_astro_month_svg`.
  public func svg(
    width: Double? = nil, _ options: AlmanacPictureOptions = AlmanacPictureOptions()
  ) throws(PentadError) -> String {
    if let width { try PictureFrame.check(width, "width") }
    return MonthDrawing(self, options).document(width: width)
  }
}
