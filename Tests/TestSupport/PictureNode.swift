import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture as a tree, read by a parser from another project.
package final class PictureNode {
  package let name: String
  package let attributes: [String: String]
  package var children: [PictureNode] = []
  package var text = ""

  package init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  package var all: [PictureNode] { [self] + children.flatMap(\.all) }
  package func named(_ name: String) -> [PictureNode] { all.filter { $0.name == name } }
  package func number(_ key: String) -> Double? { attributes[key].flatMap(Double.init) }

  /// Reads a document; nil when it is not well formed.
  package static func read(_ svg: String) -> PictureNode? {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  /// The forbidden and the missing parts of the document.
  package var faults: [String] {
    let ids = all.compactMap { $0.attributes["id"] }
    var faults: [String] = []
    func expect(_ isRight: Bool, _ fault: @autoclosure () -> String) {
      if !isRight { faults.append(fault()) }
    }
    expect(Set(ids).count == ids.count, "an id twice")
    expect(name == "svg", "the root is \(name)")
    let labels = (attributes["aria-labelledby"] ?? "").split(separator: " ").map(String.init)
    expect(labels.count == 2 && Set(labels).isSubset(of: ids), "no labels")
    expect(children.prefix(2).map(\.name) == ["title", "desc"], "no title and description")
    for node in all {
      expect(node.name != "script", "a script")
      for (key, value) in node.attributes {
        expect(!key.hasPrefix("on"), "the attribute \(key)")
        if value.hasPrefix("url(#") {
          let id = String(value.dropFirst(5).dropLast())
          expect(ids.contains(id), "\(id) is not defined")
        }
        if value.contains("http"), key != "xmlns" {
          expect(
            node.name == "a" && key == "href" && value.hasPrefix("https://en.wikipedia.org/wiki/"),
            "a reference to \(value)")
        }
      }
    }
    return faults
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: PictureNode?
    private var open: [PictureNode] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let node = PictureNode(name: name, attributes: attributes)
      open.last?.children.append(node)
      if root == nil { root = node }
      open.append(node)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}

extension PictureNode {
  /// A text or a rectangle with its place in the whole picture.
  package struct Placed {
    package let node: PictureNode
    package let x: Double
    package let y: Double
  }

  /// All nodes in drawing order, without those in definitions.
  package func placed(_ x: Double = 0, _ y: Double = 0) -> [Placed] {
    guard !["pattern", "mask", "linearGradient"].contains(name) else { return [] }
    var (x, y) = (x, y)
    if let shift = attributes["transform"], shift.hasPrefix("translate(") {
      let numbers = shift.dropFirst(10).dropLast().split(separator: " ").compactMap {
        Double(String($0))
      }
      if numbers.count == 2 {
        x += numbers[0]
        y += numbers[1]
      }
    }
    let own = Placed(node: self, x: x + (number("x") ?? 0), y: y + (number("y") ?? 0))
    return [own] + children.flatMap { $0.placed(x, y) }
  }
}
