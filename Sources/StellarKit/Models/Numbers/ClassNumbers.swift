/// A number by which a class can be found.
///
/// C: `pentad_stellar_number`.
public struct ListedNumber: Hashable, Sendable {
  /// The reason why a class has a number.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The number is the class's id.
    case master
    /// The class's name contains the number.
    case cross
    /// The class had the number in earlier years.
    case old
  }

  /// The number.
  public let number: ClassNumber
  /// The reason why the class has it.
  public let kind: Kind
}

extension StellarClass {
  /// All numbers of the class, without duplicates, its own first.
  ///
  /// An id that is not a number adds none; sites with several classes have such ids. Only the first
  /// 100 numbers of the name and the first 100 of ``oldNumbers`` count.
  public var numbers: [ListedNumber] {
    var found: [ListedNumber] = []
    // At most 201, usually a handful: comparing them is faster than hashing.
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
