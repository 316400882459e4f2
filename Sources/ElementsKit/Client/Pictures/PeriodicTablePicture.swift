public import PentadCore

/// A drawing of the whole periodic table as an SVG document.
///
/// The numbers of groups and periods are at the edges. The legend is in the free space above the
/// transition metals. Every cell also has its meaning as text: its `<title>` contains name,
/// category and state, and a table of a property shows the value. The `<g>` element of a cell has
/// the attribute `data-symbol`, with which a host can find the touched element.
public enum PeriodicTablePicture {
  /// Draws the table.
  ///
  /// - Parameters:
  ///   - layout: the layout with the f block below (18 columns) or in place (32).
  ///   - width: the shown width, above 0 and up to 16384; 1,208 or 2,104 by default.
  ///   - options: the options of the picture.
  ///   - highlighted: the elements to draw with a thick frame.
  /// - Throws: `invalid` for any other width.
  ///
  /// C: `pentad_elements_picture_table`.
  public static func svg(
    layout: TableLayout = .columns18, width: Double? = nil,
    _ options: PictureOptions = PictureOptions(colouring: .category),
    highlighted: Set<AtomicElement> = []
  ) throws(PentadError) -> String {
    if let width { try PictureFrame.check(width, "width") }
    let grid = TableGrid(layout: layout, placement: options.groupThree)
    let table = TableDrawing(
      grid: grid, painter: Painter(options), highlighted: highlighted)
    return table.document(width: width ?? grid.extent.width)
  }
}
