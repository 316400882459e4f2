public import PentadCore

/// The elements and nuclides of a search, and the allowed number of atoms of each.
public struct FormulaLimits: Hashable, Sendable {
  /// The limits of one element or nuclide.
  public struct Limit: Hashable, Sendable {
    let z: UInt8
    let a: UInt16
    /// The minimum count.
    public let minimum: Int
    /// The maximum count; nil for as many atoms as the mass allows.
    public let maximum: Int?

    /// The element.
    public var element: AtomicElement { AtomicElement(unchecked: Int(z)) }
    /// The mass number of a nuclide; nil for the most abundant nuclide of the element.
    public var massNumber: Int? { a == 0 ? nil : Int(a) }
  }

  /// The limits, one for each element or nuclide.
  public let limits: [Limit]

  /// C, H, N, O, P and S, as many as the mass allows.
  public static let organic = Self(
    limits: [6, 1, 7, 8, 15, 16].map { Limit(z: $0, a: 0, minimum: 0, maximum: nil) })

  private init(limits: [Limit]) { self.limits = limits }

  /// Parses limits: each is a symbol, or a nuclide in square brackets, with a minimum and a maximum
  /// count. Limits are separated by spaces, commas or semicolons: `C0-50 H0-100 Cl1-3 [13C]0-1`.
  ///
  /// `N` alone and `N2-` have no maximum count. `C5` is rejected, because some programs read it as
  /// exactly five carbon atoms and others as up to five: write `C5-5` or `C0-5`.
  ///
  /// - Throws: `.formulaSearchLimits`, and for symbols the errors of ``Formula``, with the offset
  ///   of the UTF-8 byte; `notFound` for an element without natural abundances and without a mass
  ///   number.
  public init(_ text: String) throws(PentadError) {
    var reader = FormulaLimitsReader(text)
    limits = try reader.read()
  }
}

extension FormulaLimits: CustomStringConvertible {
  /// The limits, as text that ``init(_:)`` parses.
  public var description: String {
    limits.map { limit in
      let part = Formula.Part(z: limit.z, a: limit.a, count: .one)
      let name = limit.a == 0 ? part.label : "[\(part.label)]"
      return "\(name)\(limit.minimum)-\(limit.maximum.map { "\($0)" } ?? "")"
    }
    .joined(separator: " ")
  }
}
