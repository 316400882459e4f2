/// The links of an answer to other resources: the `Link` header (RFC 8288).
///
/// ```swift
/// let next = LinkHeader(response.headers)["next"]
/// ```
///
/// Parsing takes linear time. A link that is not well-formed, or whose `anchor` names another
/// context, is skipped; the links after it are still read.
package struct LinkHeader: Hashable, Sendable {
  /// A link.
  package struct Link: Hashable, Sendable {
    /// The target, as written: an absolute URL or a reference relative to the requested URL.
    package let target: String
    /// The relation types in lower case: `next`, `last`.
    package let relations: [String]
  }

  /// The links, in order.
  package private(set) var links: [Link] = []

  /// Reads the `Link` fields of a header.
  package init(_ headers: TransportHeaders) {
    for value in headers.values(of: "Link") { read(Array(value.utf8)) }
  }

  /// The target of the first link with a relation type, which is given in lower case; nil if there
  /// is none.
  package subscript(relation: String) -> String? {
    links.first { $0.relations.contains(relation) }?.target
  }

  /// Reads `<target>; name=value; name="value", …`.
  private mutating func read(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) else { return }
      let target = String(decoding: rest[(start + 1)..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      var relations: [String]?
      var isElsewhere = false
      while let (name, value) = Self.parameter(&rest) {
        switch name {
        // Only the first one counts (RFC 8288, 3.3).
        case "rel" where relations == nil:
          relations = value.lowercased().split { $0 == " " || $0 == "\t" }.map(String.init)
        case "anchor": isElsewhere = true
        default: break
        }
      }
      if let relations, !relations.isEmpty, !isElsewhere {
        links.append(Link(target: target, relations: relations))
      }
    }
  }

  /// Reads `; name`, `; name=value` or `; name="value"`; nil at the end of a link.
  private static func parameter(_ rest: inout ArraySlice<UInt8>) -> (String, String)? {
    rest = rest.drop(while: isSpace)
    guard rest.first == UInt8(ascii: ";") else { return nil }
    rest = rest.dropFirst().drop(while: isSpace)
    let name = rest.prefix { !"=;,\"<".utf8.contains($0) && !isSpace($0) }
    rest = rest[name.endIndex...].drop(while: isSpace)
    var value: [UInt8] = []
    if rest.first == UInt8(ascii: "=") {
      rest = rest.dropFirst().drop(while: isSpace)
      value = rest.first == UInt8(ascii: "\"") ? quoted(&rest) : token(&rest)
    }
    return (
      String(decoding: name, as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self)
    )
  }

  private static func token(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let token = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") && !isSpace($0) }
    rest = rest[token.endIndex...]
    return Array(token)
  }

  /// Reads a quoted string, in which a backslash escapes the next byte.
  private static func quoted(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(byte)
      }
    }
    return text
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
