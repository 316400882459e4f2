import ElementsKit
import PentadCore

/// Pictures are SVG documents; the same options give the same bytes everywhere.
func drawTable() throws {
  let options = PictureOptions(theme: .dark, colouring: .property(.meltingPoint))
  let svg = try PeriodicTablePicture.svg(layout: .columns32, options)
  print("\nThe table begins with \(svg.prefix(4)) and has \(svg.contains("Iron") ? "" : "no ")iron")
  do {
    _ = try PeriodicTable.shared.element(symbol: "Fe").tile(size: -37)
  } catch {
    print("A tile of -37 points: \(error.code)")
  }
}
