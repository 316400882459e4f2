#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  /// The options that all pictures share.
  struct PictureStyle: ParsableArguments {
    @Option(help: "light, dark or highContrast.") var theme: PictureTheme = .light
    @Option(help: "category, block, state, or a property such as meltingPoint.") var colour: String?
    @Option(help: "The spelling: iupac or us.") var names: AtomicElement.Spelling = .iupac
    @Option(help: "Below Sc and Y: gap, lanthanumActinium or lutetiumLawrencium.")
    var groupThree: GroupThree = .gap
    @Flag(help: "Add links to the articles.") var links = false

    func options(default colouring: Colouring) throws(PentadError) -> PictureOptions {
      PictureOptions(
        theme: theme, colouring: try self.colouring ?? colouring, spelling: names,
        groupThree: groupThree, linksToArticle: links)
    }

    private var colouring: Colouring? {
      get throws(PentadError) {
        switch colour {
        case nil: return nil
        case "category": return .category
        case "block": return .block
        case "state": return .state
        case let name?:
          guard let property = ElementProperty(rawValue: name) else {
            let names =
              ["category", "block", "state"] + ElementProperty.allCases.map(\.rawValue)
            let advice =
              EditDistance.nearest(to: name, among: names).map { "did you mean \($0)?" }
              ?? "use \(names.joined(separator: ", "))"
            throw PentadError(.invalid, "\"\(name)\" is not a colouring; \(advice)")
          }
          return .property(property)
        }
      }
    }
  }
#endif
