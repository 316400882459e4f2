public import PentadCore

extension PanchangDay {
  /// Returns the day as an SVG document: its name, its limbs with their ends, the Sun and the Moon.
  /// A timeline from the start of the day to its end shows the limbs and the muhurtas.
  ///
  /// Times are in the place's local time. The document's description contains in words what the
  /// picture shows.
  ///
  /// - Parameters:
  ///   - width: the width at which it is shown, above 0 and up to 16384; 760 when left out.
  ///   - options: the options for drawing.
  /// - Throws: `invalid` for any other width.
  ///
  /// C: `pentad_astro_day_svg`.
  public func svg(
    width: Double? = nil, _ options: AlmanacPictureOptions = AlmanacPictureOptions()
  ) throws(PentadError) -> String {
    if let width { try PictureFrame.check(width, "width") }
    return DayDrawing(self, options).document(width: width)
  }
}
