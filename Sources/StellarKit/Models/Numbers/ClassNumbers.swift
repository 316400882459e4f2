/// A number under which a class can be found.
///
/// C: `pentad_stellar_number`.
public struct ListedNumber: Hashable, Sendable {
  /// The reason why a class has a number.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is the class's id.
    case master
    /// The class's name lists it.
    case cross
    /// The class had it in earlier years.
    case old
  }

  /// The number.
  public let number: ClassNumber
  /// Why the class has it.
  public let kind: Kind
}

extension StellarClass {
  /// All numbers of the class, each once, its own first.
  ///
  /// An id that is no number, as a site with several classes has, adds none. Of the name the first 100
  /// count, and the first 100 of ``oldNumbers``.
  public var numbers: [ListedNumber] {
    var found: [ListedNumber] = []
    // A handful, 201 at most: comparing them is quicker than hashing.
    func add(_ number: ClassNumber?, _ kind: ListedNumber.Kind) {
      guard let number, !found.contains(where: { $0.number == number }) else { return }
      found.append(ListedNumber(number: number, kind: kind))
    }
    add(ClassNumber(masterId), .master)
    for number in ClassNumber.all(in: name) { add(number, .cross) }
    for old in oldNumbers.prefix(ClassNumber.countLimit) { add(ClassNumber(old), .old) }
    return found
  }
}
