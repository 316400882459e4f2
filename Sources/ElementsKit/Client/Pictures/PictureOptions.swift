/// The options for a picture of an element or of the table.
///
/// Equal options produce the same bytes on every platform.
///
/// C: `pentad_elements_picture_options`.
public struct PictureOptions: Hashable, Sendable {
  /// The colours and marks; light by default.
  public var theme: PictureTheme
  /// The meaning of the fill; the state by default, as in the original.
  public var colouring: Colouring
  /// The spelling of names.
  public var spelling: AtomicElement.Spelling
  /// The elements in group 3 below scandium and yttrium.
  public var groupThree: GroupThree
  /// A Boolean value that indicates whether the picture links to the element's Wikipedia article.
  ///
  /// A picture without links has the role `img`. One with links has the role `group`, because
  /// assistive technology hides the content of an image.
  public var linksToArticle: Bool

  /// Creates options; omitted ones have their defaults.
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

/// The meaning of the fill of an element's tile.
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
