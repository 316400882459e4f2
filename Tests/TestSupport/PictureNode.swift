import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture as a tree, read by a parser that nobody here wrote.
final class PictureNode {
  let name: String
  let attributes: [String: String]
  var children: [PictureNode] = []
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  var all: [PictureNode] { [self] + children.flatMap(\.all) }
  func named(_ name: String) -> [PictureNode] { all.filter { $0.name == name } }
  func number(_ key: String) -> Double? { attributes[key].flatMap(Double.init) }

  /// Fails the test unless the document is well formed and holds nothing that it must not.
  static func checked(
    _ svg: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PictureNode {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "not well formed", sourceLocation: sourceLocation)
    let root = try #require(reader.root, sourceLocation: sourceLocation)
    let ids = root.all.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count, "an id twice", sourceLocation: sourceLocation)
    #expect(root.name == "svg", sourceLocation: sourceLocation)
    let labels = (root.attributes["aria-labelledby"] ?? "").split(separator: " ").map(String.init)
    #expect(labels.count == 2 && Set(labels).isSubset(of: ids), sourceLocation: sourceLocation)
    #expect(
      root.children.prefix(2).map(\.name) == ["title", "desc"], sourceLocation: sourceLocation)
    for node in root.all {
      #expect(node.name != "script", sourceLocation: sourceLocation)
      for (key, value) in node.attributes {
        #expect(!key.hasPrefix("on"), sourceLocation: sourceLocation)
        if value.hasPrefix("url(#") {
          let id = String(value.dropFirst(5).dropLast())
          #expect(ids.contains(id), "\(id) is not defined", sourceLocation: sourceLocation)
        }
        if value.contains("http"), key != "xmlns" {
          #expect(
            node.name == "a" && key == "href" && value.hasPrefix("https://en.wikipedia.org/wiki/"),
            sourceLocation: sourceLocation)
        }
      }
    }
    return root
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
  struct Placed {
    let node: PictureNode
    let x: Double
    let y: Double
  }

  /// All nodes in drawing order, without those in definitions.
  func placed(_ x: Double = 0, _ y: Double = 0) -> [Placed] {
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
