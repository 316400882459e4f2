public import PentadCore

/// The whole periodic table as an SVG document.
///
/// Numbers of the groups and periods stand at the edges; a legend stands in the free space above the
/// transition metals. Besides its colour every cell says in words what it means: its `<title>` gives
/// name, category and state, and a table of a property shows the value itself. The group of a cell
/// has the attribute `data-symbol`, for a host that looks for what was touched.
public enum PeriodicTablePicture {
  /// Draws the table.
  ///
  /// - Parameters:
  ///   - layout: the f block below (18 columns) or in its place (32).
  ///   - width: how wide it is shown, above 0 and up to 16384; 1,208 or 2,104 when left out.
  ///   - options: how it is drawn.
  ///   - highlighted: elements that get a heavy frame.
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
