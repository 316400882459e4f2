import ElementsKit

/// An element large, one side up, with its reflection below.
struct ElementCardPage: Sendable {
  let symbol: String
  /// The words on the card, for users who cannot see it.
  let words: String
  let picture: String
  let reflection: String
  /// The same page with the other side up; it announces that the card was turned.
  let flipAddress: String
  let flipLabel: String
  let flipIcon: String
  /// The article that the button on the back opens; nil on the front.
  let article: String?
  let valuesAddress: String
  /// The facts beside the card.
  let facts: [ElementValues.Fact]
  /// The direction of the side when the card is turned: the style sheet animates it.
  let direction: String

  init(
    _ element: AtomicElement, _ side: CardSide, _ table: PeriodicTable,
    list: (any ElementsDataSource)?
  ) {
    let card = ElementCard(element, table: table)
    let address = Address(.elements).appending(element.symbol)
    let order = list?.tabIconName
    symbol = element.symbol
    words = card.lines(side).map(\.text).joined(separator: ". ")
    picture = address.appending("\(side.rawValue).svg").description
    reflection = address.appending("\(side.rawValue)-reflection.svg").description
    let other = side == .front ? address.appending("back") : address
    flipAddress = other.with("from", order).with("turned", "yes").description
    flipLabel = side == .front ? "Show the facts" : "Show the front"
    flipIcon = address.appending("\(side.rawValue)-flipper.svg").description
    article = side == .back ? card.wikipediaURL : nil
    valuesAddress = address.appending("values").with("from", order).description
    facts = ElementValues.summary(of: element, table)
    direction = (side == .back ? FlipTransition.Direction.fromRight : .fromLeft).rawValue
  }
}
