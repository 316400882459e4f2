/// The start of a class's number: a course, a dot, and any part of what follows.
public struct NumberQuery: Hashable, Sendable {
  /// The course, in capitals: classes of its own come before those that only have a number in it.
  public let course: String
  /// The starts of numbers that match, in the form of ``ClassNumber/normalForm``: what was written;
  /// without its J too, if it has one.
  public let prefixes: [String]

  /// Reads 1 to 4 letters and digits, a dot, and up to 6 letters and digits; nil for any other text.
  init?(_ text: String) {
    let parts = Array(text.utf8.prefix(12).map(ClassNumber.uppercased)).split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard text.utf8.count < 12, parts.count == 2, (1...4).contains(parts[0].count),
      parts[1].count <= 6, parts.joined().allSatisfy(ClassNumber.isWord)
    else { return nil }
    course = String(decoding: parts[0], as: UTF8.self)
    let written = "\(course).\(String(decoding: parts[1], as: UTF8.self))"
    let isJoint = parts[1].count > 1 && parts[1].last == UInt8(ascii: "J")
    prefixes = isJoint ? [written, String(written.dropLast())] : [written]
  }

  /// How well a class matches: the smaller, the better; nil when it does not.
  ///
  /// Classes of the course itself come first; then whole numbers before beginnings; then own numbers
  /// before those of the name and those of earlier years; then the numbers' order. `6.` finds 6.001
  /// before 1.127, which is 6.555 too.
  public func rank(of numbers: [ListedNumber]) -> NumberRank? {
    let isOwn = numbers.first.map { $0.kind == .master && $0.number.course == course } ?? false
    return numbers.compactMap { listed in
      rank(of: listed.number).map {
        NumberRank(
          isForeign: !isOwn, isPartial: $0 > 0, kind: listed.kind, number: listed.number)
      }
    }.min()
  }

  /// 0 for a whole number, 1 for a beginning.
  private func rank(of number: ClassNumber) -> Int? {
    if number.variants.contains(where: { prefixes.contains($0.normalForm) }) { return 0 }
    return number.normalForm.hasPrefix(prefixes[0]) ? 1 : nil
  }
}

/// How well a class matches a ``NumberQuery``: the smaller, the better.
public struct NumberRank: Hashable, Sendable, Comparable {
  let isForeign: Bool
  let isPartial: Bool
  let kind: ListedNumber.Kind
  let number: ClassNumber

  /// Whether one class stands before another.
  public static func < (left: NumberRank, right: NumberRank) -> Bool {
    let (first, second) = (left.keys, right.keys)
    return first == second
      ? left.number < right.number : first.lexicographicallyPrecedes(second)
  }

  private var keys: [Int] {
    [isForeign ? 1 : 0, isPartial ? 1 : 0, kind == .master ? 0 : kind == .cross ? 1 : 2]
  }
}
