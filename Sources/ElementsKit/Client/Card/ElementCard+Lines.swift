extension ElementCard {
  /// The width and height of the card in points.
  public static let size = 256

  /// The frame of the button on the back that opens ``wikipediaURL``.
  public static let wikipediaButtonFrame = CardFrame(x: 10, y: 209, width: 234, height: 37)

  /// Returns the text of a side.
  public func lines(_ side: CardSide) -> [CardLine] {
    switch side {
    case .front: frontLines
    case .back: backLines
    }
  }

  /// The text of the front: number, name, symbol.
  public var frontLines: [CardLine] {
    [
      CardLine(text: number, role: .number, fontSize: 48, x: 10, y: 0, alignment: .left),
      centred(name, .name, fontSize: 36, y: 78),
      centred(element.symbol, .symbol, fontSize: 96, y: 136),
    ]
  }

  /// The text of the back: number, symbol, name, then weight, state, period, group and discovery.
  public var backLines: [CardLine] {
    let facts = CardText.backLines(element, table.options.spelling, table.options.groupThree)
    let right = Self.size - 10
    return [
      CardLine(text: number, role: .number, fontSize: 32, x: 10, y: 5, alignment: .left),
      CardLine(
        text: element.symbol, role: .symbol, fontSize: 32, x: right, y: 5, alignment: .right),
      centred(name, .name, fontSize: 36, y: 50),
    ]
      + facts.enumerated().map { line, text in
        centred(text, .fact, fontSize: 14, y: 95 + 20 * line)
      }
  }

  private var number: String { "\(element.atomicNumber)" }

  private var name: String { table.displayName(of: element) }

  private func centred(_ text: String, _ role: CardLine.Role, fontSize: Int, y: Int) -> CardLine {
    CardLine(
      text: text, role: role, fontSize: fontSize, x: Self.size / 2, y: y, alignment: .centre)
  }
}
