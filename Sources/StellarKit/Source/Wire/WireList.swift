/// Something in an answer that can tell which of its parts could not be read.
protocol WireItem: Decodable {
  var problems: [StellarDiagnostic] { get }
}

/// A list of which those items are kept that can be read.
struct WireList<Item: WireItem>: Decodable {
  private(set) var items: [Item] = []
  private(set) var problems: [StellarDiagnostic] = []

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let place = "[\(container.currentIndex)]"
      do {
        let item = try container.decode(Item.self)
        items.append(item)
        note(item.problems.map { $0.below(place) })
      } catch {
        let problem = (error as? WireProblem)?.text ?? "not what stands in such a list"
        note([StellarDiagnostic(path: place, problem: problem)])
        // What failed is still the next.
        _ = try container.decode(Anything.self)
      }
    }
  }

  private mutating func note(_ new: [StellarDiagnostic]) {
    problems += new.prefix(StellarDiagnostic.limit - problems.count)
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}

/// Why an item is left out.
struct WireProblem: Error {
  let text: String
}

/// A text in a list.
struct WireText: WireItem {
  let text: String
  var problems: [StellarDiagnostic] { [] }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
}
