import ElementsKit
import Foundation
import PentadCore

/// Everything known of elements as canonical JSON (RFC 8785), an element a line: what
/// `pentad elements show --all --nuclides --format jsonl` prints, to the byte.
///
///     ElementsDump           hydrogen, to show what a line looks like
///     ElementsDump --all     all 118 elements, 3 MB
///     ElementsDump Fe Cu     some
@main
enum ElementsDump {
  static func main() {
    do {
      for element in try elements(Array(CommandLine.arguments.dropFirst())) {
        print(JSONValue(element).text(sortedKeys: true))
      }
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func elements(_ arguments: [String]) throws(PentadError) -> [AtomicElement] {
    let table = PeriodicTable.shared
    switch arguments {
    case []: return [try table.element(symbol: "H")]
    case ["--all"]: return table.elements
    default:
      var elements: [AtomicElement] = []
      for text in arguments { elements.append(try table.element(matching: text)) }
      return elements
    }
  }
}
