/// Elements that HTML does not have.
extension MarkupTag {
  /// The names of elements that HTML does not have, and whose ends stand in a text: `nolink` of
  /// `<nolink>a</nolink>`, but not `int` of `vector<int>`.
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

  /// Whether it is an element of an office program: `o:p`, `st1:place`.
  static func isOfOffice(_ name: String) -> Bool {
    guard let colon = name.firstIndex(of: ":"), name.index(after: colon) < name.endIndex else {
      return false
    }
    return ["o", "w", "v", "m", "x", "st1"].contains(name[..<colon])
  }
}
