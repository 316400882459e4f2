public import PentadCore

extension PanchangDay {
  /// The day as an SVG document: its name, its limbs with their ends, the Sun and the Moon, and a
  /// timeline from the beginning of the day to its end with the limbs and the muhurtas.
  ///
  /// Times are by the place's clock. The document's description says in words what the picture shows.
  ///
  /// - Parameters:
  ///   - width: how wide it is shown, above 0 and up to 16384; 760 when left out.
  ///   - options: how it is drawn.
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
