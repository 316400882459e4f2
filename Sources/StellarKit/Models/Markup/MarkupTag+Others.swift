/// Elements that are not part of HTML.
extension MarkupTag {
  /// Returns the names of elements that are not part of HTML but have an end tag in the text:
  /// `nolink` in `<nolink>a</nolink>`, but not `int` in `vector<int>`.
  static func others(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for place in bytes.indices.dropLast()
    where bytes[place] == UInt8(ascii: "<") && bytes[place + 1] == UInt8(ascii: "/") {
      guard names.count < mostOthers, let (name, _, _) = name(bytes, at: place) else { continue }
      if !elements.contains(name) { names.insert(name) }
    }
    return names
  }

  private static let mostOthers = 100

  /// True if it is an element of an office program: `o:p`, `st1:place`.
  static func isOfOffice(_ name: String) -> Bool {
    guard let colon = name.firstIndex(of: ":"), name.index(after: colon) < name.endIndex else {
      return false
    }
    return ["o", "w", "v", "m", "x", "st1"].contains(name[..<colon])
  }
}
