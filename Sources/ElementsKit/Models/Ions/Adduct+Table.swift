extension Adduct {
  /// An adduct with its usual name in mass spectrometry.
  public struct Named: Sendable, Hashable {
    /// The usual name: `[M+ACN+H]+`.
    public let name: String
    /// The adduct.
    public let adduct: Adduct
    /// A Boolean value that indicates whether the adduct is common. A list shows common adducts
    /// first.
    public let isCommon: Bool
  }

  /// The adducts of the table, positive ones first.
  public static let known: [Named] = {
    var known: [Named] = []
    TableText(GeneratedAdducts.text).forEachRow { row in
      guard let name = row.text(1), let adduct = try? Adduct(name) else { return }
      known.append(Named(name: name, adduct: adduct, isCommon: row.flag(8)))
    }
    return known
  }()
}
