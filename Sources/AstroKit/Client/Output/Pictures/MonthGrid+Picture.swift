public import PentadCore

extension MonthGrid {
  /// The month as an SVG document, in the form of a wall calendar.
  ///
  /// Every day has its date, the Moon as she stands at sunrise (seen from the place's side of the
  /// equator), the tithi, the nakshatra, sunrise and sunset, and marks for kshaya and vriddhi tithis and
  /// the Sun's entries into signs. A heading stands where a fortnight begins, with the month's name.
  /// The document's description says all of it in words; the group of a day has the attribute
  /// `data-date`.
  ///
  /// - Parameters:
  ///   - width: how wide it is shown, above 0 and up to 16384; 958 when left out.
  ///   - options: how it is drawn.
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
