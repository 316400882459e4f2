import PentadCore

/// The fill of an element, and its meaning as text.
struct TileStyle: Hashable {
  var fill: RGB
  var ink: RGB
  var mark: Mark
  /// The meaning as text: `Noble gas`, `Melting point 1811 K`, `Melting point unknown`.
  var meaning: String
  /// The property's value as the tile shows it; `nil` when the fill shows a class.
  var value: String?
  var isPredicted = false

  /// A mark with the same meaning as the colour.
  enum Mark: Hashable {
    /// No mark: the text contains the meaning.
    case none
    /// The pattern of a class.
    case hatch(Hatch)
    /// A bar that fills 0…1 of the tile's width.
    case bar(Double)
    /// Lines across the tile: the element has no value.
    case vacant
  }
}

/// A factory for the styles of elements. It keeps the scale, so that a table computes it once.
struct Painter {
  let options: PictureOptions
  let scale: ColourScale?

  init(_ options: PictureOptions) {
    self.options = options
    scale =
      if case .property(let property) = options.colouring { ColourScale(property) } else { nil }
  }

  func style(of element: AtomicElement) -> TileStyle {
    switch options.colouring {
    case .category: style(of: element.category)
    case .block: style(of: element.block(options.groupThree))
    case .state: style(of: element.state)
    case .property(let property): style(of: element[property])
    }
  }

  func style(of category: ElementCategory) -> TileStyle {
    classStyle(category.fill(options.theme), of: category, category.title)
  }

  func style(of block: Block) -> TileStyle {
    classStyle(block.fill(options.theme), of: block, "\(block.rawValue) block")
  }

  func style(of state: ElementState) -> TileStyle {
    classStyle(state.fill(options.theme), of: state, state.rawValue)
  }

  /// Returns the style of a value on the scale, or of a missing value.
  func style(of quantity: Quantity?) -> TileStyle {
    let title = scale?.property.title ?? ""
    guard let quantity, let scale else {
      return TileStyle(
        fill: options.theme.vacant, ink: options.theme.ink, mark: .vacant,
        meaning: "\(title) unknown", value: "–")
    }
    let isPredicted = quantity.certainty == .predicted
    let fraction = scale.fraction(quantity.value)
    let fill = ColourScale.fill(at: fraction, options.theme)
    let value = NumberText.figures(quantity.value)
    let unit = quantity.unit.isEmpty ? "" : " " + Self.typeset(quantity.unit)
    return TileStyle(
      fill: fill, ink: fill.textColour, mark: options.theme.isMarked ? .bar(fraction) : .none,
      meaning: "\(title) \(value)\(unit)\(isPredicted ? " (predicted)" : "")", value: value,
      isPredicted: isPredicted)
  }

  /// Returns a unit with superscripts: `g/cm³` for `g/cm3`.
  static func typeset(_ unit: String) -> String {
    String(unit.map { $0 == "2" ? "²" : $0 == "3" ? "³" : $0 })
  }

  private func classStyle<Class: CaseIterable & Equatable>(
    _ fill: RGB, of kind: Class, _ meaning: String
  ) -> TileStyle {
    let index = Array(Class.allCases).firstIndex(of: kind) ?? 0
    return TileStyle(
      fill: fill, ink: fill.textColour,
      mark: options.theme.isMarked ? .hatch(Hatch(index: index)) : .none, meaning: meaning)
  }
}
