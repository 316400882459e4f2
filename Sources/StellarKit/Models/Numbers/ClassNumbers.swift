/// A number under which a class can be found.
public struct ListedNumber: Hashable, Sendable {
  /// Why the class has the number.
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
  /// Why.
  public let kind: Kind
}

extension StellarClass {
  /// All numbers of the class, each once, its own first.
  ///
  /// An id that is no number, as a site with several classes has, adds none.
  public var numbers: [ListedNumber] {
    var seen: Set<ClassNumber> = []
    let master = ClassNumber(masterId).map { [ListedNumber(number: $0, kind: .master)] } ?? []
    let cross = ClassNumber.all(in: name).map { ListedNumber(number: $0, kind: .cross) }
    let old = oldNumbers.compactMap { ClassNumber($0) }.map { ListedNumber(number: $0, kind: .old) }
    return (master + cross + old).filter { seen.insert($0.number).inserted }
  }
}
