#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct TileCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tile", abstract: "The picture of an element.")

    @Argument(help: "A symbol, a name or a number, in any spelling.") var element: String
    @Option(
      help: """
        The side of the card: front or back; a small tile if left \
        out.
        """) var side: CardSide?
    @Flag(help: "Draw the reflection of the side.") var reflection = false
    @Option(parsing: .unconditional, help: "The width in points: 37 for a tile, 256 for a card.")
    var size: Double?
    @OptionGroup var style: PictureStyle
    @Option(help: "svg.") var format: OutputFormat = .svg

    func run() async throws {
      try format.require([.svg])
      let element = try PeriodicTable.shared.element(matching: element)
      let options = try style.options(default: .state)
      writeLine(try picture(element, options))
    }

    private func picture(
      _ element: AtomicElement, _ options: PictureOptions
    ) throws(PentadError) -> String {
      if reflection {
        return try element.reflection(of: side ?? .front, width: size ?? 256, options)
      }
      switch side {
      case nil: return try element.tile(size: size ?? 37, options)
      case .front: return try element.front(size: size ?? 256, options)
      case .back: return try element.back(size: size ?? 256, options)
      }
    }
  }
#endif
