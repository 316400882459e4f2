/// Something in an answer that can tell which of its parts could not be read.
protocol WireItem: Decodable {
  var problems: [StellarDiagnostic] { get }
}

/// A list of which those items are kept that can be read.
struct WireList<Item: WireItem>: Decodable {
  private(set) var items: [Item] = []
  private(set) var problems: [StellarDiagnostic] = []

  /// A list of one.
  init(_ item: Item) {
    items = [item]
    problems = item.problems
  }

  /// Reads a list. PHP writes one with a gap in its indices, as it has when an item was taken out, as an object
  /// of numbers: `{"0":…,"2":…}`.
  init(from decoder: any Decoder) throws {
    guard var container = try? decoder.unkeyedContainer() else {
      try readNumbered(decoder.container(keyedBy: WireKey.self))
      return
    }
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

  private mutating func readNumbered(_ container: KeyedDecodingContainer<WireKey>) throws {
    let numbered = container.allKeys.compactMap { key in UInt32(key.stringValue).map { ($0, key) } }
    guard !numbered.isEmpty, numbered.count == container.allKeys.count else {
      throw WireProblem(text: "not a list")
    }
    for (number, key) in numbered.sorted(by: { $0.0 < $1.0 }) {
      let place = "[\(number)]"
      do {
        let item = try container.decode(Item.self, forKey: key)
        items.append(item)
        note(item.problems.map { $0.below(place) })
      } catch {
        let problem = (error as? WireProblem)?.text ?? "not what stands in such a list"
        note([StellarDiagnostic(path: place, problem: problem)])
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
