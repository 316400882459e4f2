extension Formula {
  /// Atoms of one kind in a formula: either an element in its natural isotopic composition, or one
  /// nuclide.
  public struct Part: Hashable, Sendable, BitwiseCopyable {
    let z: UInt8
    /// The mass number; 0 for natural atoms.
    let a: UInt16
    /// The number of these atoms in one formula unit.
    public internal(set) var count: Count

    /// The element.
    public var element: AtomicElement { AtomicElement(unchecked: Int(z)) }
    /// The mass number of a nuclide such as `[13C]` or `D`; `nil` for natural atoms.
    public var massNumber: Int? { a == 0 ? nil : Int(a) }
    /// The symbol, preceded by the mass number of a nuclide: `O`, `18O`; `2H` for `D`.
    public var label: String {
      let symbol = MassTable.shared.symbol(z)
      var text = a == 0 ? "" : "\(a)"
      text.unicodeScalars.append(Unicode.Scalar(symbol.first))
      if symbol.second != 0 { text.unicodeScalars.append(Unicode.Scalar(symbol.second)) }
      return text
    }

    @inline(__always) func isSameAtom(as other: Self) -> Bool { z == other.z && a == other.a }
  }
}
