/// A part of an answer that reports which of its own parts could not be read.
protocol WireItem: Decodable {
  var problems: [StellarDiagnostic] { get }
}

/// A list that keeps the readable items.
struct WireList<Item: WireItem>: Decodable {
  private(set) var items: [Item] = []
  private(set) var problems: [StellarDiagnostic] = []

  /// Creates a list of one item.
  init(_ item: Item) {
    items = [item]
    problems = item.problems
  }

  /// Decodes a list. PHP writes a list with a gap in its indices, such as after an item was
  /// removed, as an object with numbers as keys: `{"0":…,"2":…}`.
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
        // The failed item is still the next one.
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

/// The reason why an item is skipped.
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
