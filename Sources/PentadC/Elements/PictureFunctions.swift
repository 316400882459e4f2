public import CPentad
import ElementsKit
import PentadCore

/// Draws the tile of an element as an SVG document, 37 points wide by default.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - options: the drawing options; NULL for the defaults
///   - out: receives the document
/// - Returns: `PENTAD_NOT_FOUND` outside 1 to 118; `PENTAD_INVALID` for a size that cannot be
///   drawn; `PENTAD_MISUSE` for an unknown option
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_picture_tile")
public func pentad_elements_picture_tile(
  _ number: Int32, _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  draw(options, out, error) { (record) throws(PentadError) in
    let element = try AtomicElement(atomicNumber: Int(number))
    return try element.tile(size: record.size == 0 ? 37 : record.size, try PictureOptions(record))
  }
}

/// Draws a side of an element's card as an SVG document, 256 points wide by default.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - side: the side
///   - options: the drawing options; NULL for the defaults
///   - out: receives the document
/// - Returns: as pentad_elements_picture_tile(), and `PENTAD_MISUSE` for an unknown side
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_picture_card")
public func pentad_elements_picture_card(
  _ number: Int32, _ side: pentad_elements_card_side,
  _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  draw(options, out, error) { (record) throws(PentadError) in
    let element = try AtomicElement(atomicNumber: Int(number))
    let size = record.size == 0 ? 256 : record.size
    let options = try PictureOptions(record)
    return try CardSide(side, "side") == .back
      ? try element.back(size: size, options) : try element.front(size: size, options)
  }
}

/// Draws the reflection of a side as an SVG document, to be placed below the side on any
/// background.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - side: the side
///   - options: the drawing options, with height and opacity, where 0 means 0.35 of the width and
///     0.5; NULL for the defaults
///   - out: receives the document
/// - Returns: as pentad_elements_picture_tile(), and `PENTAD_MISUSE` for an unknown side
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_picture_reflection")
public func pentad_elements_picture_reflection(
  _ number: Int32, _ side: pentad_elements_card_side,
  _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  draw(options, out, error) { (record) throws(PentadError) in
    let element = try AtomicElement(atomicNumber: Int(number))
    return try element.reflection(
      of: try CardSide(side, "side"),
      width: record.size == 0 ? 256 : record.size,
      height: record.height == 0 ? nil : record.height,
      opacity: record.opacity == 0 ? 0.5 : record.opacity, try PictureOptions(record))
  }
}

/// Draws the whole table with a legend as an SVG document.
///
/// - Parameters:
///   - layout: the width of the table
///   - options: the drawing options; NULL for the defaults, coloured by state
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for a size that cannot be drawn; `PENTAD_MISUSE` for an unknown
///   layout or option
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_picture_table")
public func pentad_elements_picture_table(
  _ layout: pentad_elements_table_layout,
  _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  draw(options, out, error) { (record) throws(PentadError) in
    try PeriodicTablePicture.svg(
      layout: try TableLayout(layout, "layout"), width: record.size == 0 ? nil : record.size,
      try PictureOptions(record))
  }
}

/// Draws the button that turns a card, for a navigation bar, as an SVG document 30 points wide.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - side: the visible side: the front shows a list icon, the back a small tile
///   - options: the drawing options; NULL for the defaults
///   - out: receives the document
/// - Returns: as pentad_elements_picture_tile(), and `PENTAD_MISUSE` for an unknown side
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_picture_flipper")
public func pentad_elements_picture_flipper(
  _ number: Int32, _ side: pentad_elements_card_side,
  _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  draw(options, out, error) { (record) throws(PentadError) in
    try AtomicElement(atomicNumber: Int(number)).flipperIcon(
      on: try CardSide(side, "side"),
      size: record.size == 0 ? 30 : record.size,
      try PictureOptions(record))
  }
}

/// Draws the filling of an atom's orbitals as an SVG document.
///
/// - Parameters:
///   - number: the atomic number, 1 to 118
///   - options: the drawing options, of which theme and spelling apply; NULL for the defaults
///   - out: receives the document
/// - Returns: as pentad_elements_picture_tile(); `PENTAD_NOT_FOUND` also for an unknown configuration
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_picture_orbitals")
public func pentad_elements_picture_orbitals(
  _ number: Int32, _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  draw(options, out, error) { (record) throws(PentadError) in
    try AtomicElement(atomicNumber: Int(number)).orbitals(
      width: record.size == 0 ? nil : record.size, try PictureOptions(record))
  }
}

/// Draws the decay chain of a nuclide as an SVG document.
///
/// - Parameters:
///   - nuclide: the name of the nuclide: `U-238`, `Tc-99m`
///   - options: the drawing options; NULL for the defaults
///   - out: receives the document
/// - Returns: `PENTAD_INVALID` for text that is not the name of a nuclide, and for a size that cannot
///   be drawn; `PENTAD_NOT_FOUND` for an unknown nuclide; `PENTAD_MISUSE` for an unknown option
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_picture_decay_chain")
public func pentad_elements_picture_decay_chain(
  _ nuclide: UnsafePointer<CChar>?, _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  draw(options, out, error) { (record) throws(PentadError) in
    try Nuclide(readText(nuclide, "nuclide")).decayChain.picture(
      width: record.size == 0 ? nil : record.size, try PictureOptions(record))
  }
}

/// Draws the isotope pattern of a formula as an SVG document, 640 points wide by default.
///
/// - Parameters:
///   - text: the formula; its charge is that of the ion
///   - reading: the rules for text with several meanings
///   - resolving_power: m/z over the width of a peak at half height; 0 for one peak for each nucleon
///     number
///   - options: the drawing options, of which the theme applies; NULL for the defaults
///   - out: receives the document
/// - Returns: `PENTAD_INVALID`, with a finer code, for text that is not a formula, an element without
///   natural abundances, and a number out of range; `PENTAD_MISUSE` for an unknown reading or option
///
/// Blocks: while it calculates: microseconds for small molecules. Since: 0.1
@_cdecl("pentad_elements_picture_isotopes")
public func pentad_elements_picture_isotopes(
  _ text: UnsafePointer<CChar>?, _ reading: pentad_elements_reading, _ resolving_power: Double,
  _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  draw(options, out, error) { (record) throws(PentadError) in
    let reading = try Formula.Reading(reading, "reading")
    let formula = try Formula(utf8: formulaBytes(require(text, "text"), nil), reading: reading)
    return try formula.isotopePattern(
      resolvingPower: resolving_power == 0 ? nil : resolving_power,
      width: record.size == 0 ? nil : record.size, try PictureOptions(record))
  }
}

private func draw(
  _ options: UnsafePointer<pentad_elements_picture_options>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?, function: StaticString = #function,
  _ picture: (pentad_elements_picture_options) throws(PentadError) -> String
) -> pentad_status {
  run(error, function: function) { () throws(PentadError) in
    let out = try requireOut(out)
    out.pointee = giveString(try picture(try readOptions(options, "options")))
  }
}

extension PictureOptions {
  fileprivate init(_ record: pentad_elements_picture_options) throws(PentadError) {
    let colouring: Colouring =
      switch record.colouring {
      case PENTAD_ELEMENTS_PICTURE_COLOURING_STATE: .state
      case PENTAD_ELEMENTS_PICTURE_COLOURING_CATEGORY: .category
      case PENTAD_ELEMENTS_PICTURE_COLOURING_BLOCK: .block
      case PENTAD_ELEMENTS_PICTURE_COLOURING_PROPERTY:
        .property(try ElementProperty(record.property, "property"))
      default: throw PentadError(.misuse, "colouring is \(record.colouring.rawValue)")
      }
    self.init(
      theme: try PictureTheme(record.theme, "theme"), colouring: colouring,
      spelling: try AtomicElement.Spelling(record.spelling, "spelling"),
      groupThree: try GroupThree(record.group_three, "group_three"),
      linksToArticle: record.links != 0)
  }
}
