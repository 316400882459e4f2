import StellarKit

/// The search of MIT Mobile Web 2.1, against which ours is held.
enum LegacySearch {
  /// The classes that the old server would have found.
  static func find(
    _ query: String, in classes: [StellarClass], courses: [String]
  ) -> [StellarClass] {
    let text = query.split(whereSeparator: \.isWhitespace).joined(separator: " ").uppercased()
    if courses.contains(text) {
      return classes.filter { $0.masterId.hasPrefix(text + ".") }
    }
    if text.wholeMatch(of: /\w{1,3}\.\w{1,5}/) != nil {
      return classes.filter { $0.masterId.hasPrefix(text) }
    }
    let words = text.split(separator: " ")
    return classes.filter { item in
      let title = item.title.uppercased()
      return words.allSatisfy { title.contains($0) }
    }
  }
}
