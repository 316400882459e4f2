#if CommandLine
  import ArgumentParser
  import ElementsKit
  import PentadCore

  struct ListCommand: AsyncParsableCommand {
    enum Source: String, ExpressibleByArgument, CaseIterable {
      case name
      case number
      case symbol
      case state
    }

    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "The elements in sections: by name, number, symbol or state.")

    @Option(help: "The list: name, number, symbol or state.") var source: Source = .name
    @Option(help: "The spelling: iupac or us.") var names: AtomicElement.Spelling = .iupac
    @Option(help: "json, jsonl (a section a line), table or csv; json if left out.")
    var format: OutputFormat?
    @OptionGroup var formats: FormatOptions

    func run() async throws {
      let format = try formats.choose(format, else: .json)
      let table = PeriodicTable(.init(spelling: names))
      let list: any ElementsDataSource =
        switch source {
        case .name: ElementsSortedByNameDataSource(table: table)
        case .number: ElementsSortedByAtomicNumberDataSource(table: table)
        case .symbol: ElementsSortedBySymbolDataSource(table: table)
        case .state: ElementsSortedByStateDataSource(table: table)
        }
      let sections = list.sections.map(\.json)
      let document: JSONValue = [
        "source": .string(source.rawValue), "title": .string(list.name),
        "navigationTitle": .string(list.navigationTitle), "style": .string(list.style.rawValue),
        "showsDisclosure": .bool(list.showsDisclosure), "sections": .array(sections),
      ]
      write(format == .jsonl ? sections : [document], rows(list, table), as: format)
    }

    private func rows(_ list: any ElementsDataSource, _ table: PeriodicTable) -> Table {
      var rows = Table(header: ["section", "number", "symbol", "name", "state"])
      for section in list.sections {
        for element in section.elements {
          rows.rows.append([
            section.title ?? "", "\(element.atomicNumber)", element.symbol,
            element.displayName(names), element.state.rawValue,
          ])
        }
      }
      return rows
    }
  }

  extension ElementSection {
    fileprivate var json: JSONValue {
      [
        "title": title.map { .string($0) } ?? .null,
        "indexTitle": indexTitle.map { .string($0) } ?? .null,
        "elements": .array(elements.map { .string($0.symbol) }),
      ]
    }
  }
#endif
