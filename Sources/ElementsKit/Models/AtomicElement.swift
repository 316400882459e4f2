public import PentadCore

/// A chemical element, one of 118.
///
/// It is a value of one byte. All its data is in immutable tables that are part of the program.
/// Therefore it is cheap to store, copy or send to another task.
///
/// C: `pentad_elements_element`.
public struct AtomicElement: Hashable, Sendable, Identifiable {
  let z: UInt8

  /// Creates an element from a number that is known to be within 1…118.
  init(unchecked z: Int) { self.z = UInt8(truncatingIfNeeded: z) }

  /// Creates the element with this atomic number.
  ///
  /// - Throws: `notFound` outside 1…118.
  public init(atomicNumber: Int) throws(PentadError) {
    guard 1...118 ~= atomicNumber else {
      throw PentadError(.notFound, "no element has the atomic number \(atomicNumber); use 1 to 118")
    }
    self.init(unchecked: atomicNumber)
  }

  /// The number of protons, 1…118.
  public var atomicNumber: Int { Int(z) }
  /// The atomic number.
  public var id: Int { Int(z) }
}

extension AtomicElement: Comparable {
  /// Orders elements by atomic number.
  public static func < (a: Self, b: Self) -> Bool { a.z < b.z }
}
