/// How a picture of an element or of the table is drawn.
///
/// The same options give the same bytes on every platform.
///
/// C: `pentad_elements_picture_options`.
public struct PictureOptions: Hashable, Sendable {
  /// The colours and marks; light when left out.
  public var theme: PictureTheme
  /// What the fill says; the state when left out, as in the original.
  public var colouring: Colouring
  /// How names are spelt.
  public var spelling: AtomicElement.Spelling
  /// Which elements stand in group 3.
  public var groupThree: GroupThree
  /// Whether the picture links to the element's article in Wikipedia.
  ///
  /// A picture without links has the role `img`; one with links has the role `group`, because
  /// assistive technology hides whatever is inside an image.
  public var linksToArticle: Bool

  /// Makes options; each one left out takes its default.
  public init(
    theme: PictureTheme = .light, colouring: Colouring = .state,
    spelling: AtomicElement.Spelling = .iupac, groupThree: GroupThree = .gap,
    linksToArticle: Bool = false
  ) {
    self.theme = theme
    self.colouring = colouring
    self.spelling = spelling
    self.groupThree = groupThree
    self.linksToArticle = linksToArticle
  }
}

/// What the fill of an element's tile says.
public enum Colouring: Hashable, Sendable {
  /// The family: alkali metal, noble gas, …
  case category
  /// The block: s, p, d or f.
  case block
  /// The original's four states, in the original's colours.
  case state
  /// A numeric property, on a scale from its lowest to its highest value in the table.
  case property(ElementProperty)
}
