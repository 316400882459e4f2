extension ElementFilter {
  /// Returns a filter that includes the elements in both filters.
  public static func && (a: Self, b: Self) -> Self {
    Self { placement in a.set(placement).intersection(b.set(placement)) }
  }

  /// Returns a filter that includes the elements in at least one of the filters.
  public static func || (a: Self, b: Self) -> Self {
    Self { placement in a.set(placement).union(b.set(placement)) }
  }

  /// Returns a filter that includes the elements that the filter excludes.
  public static prefix func ! (a: Self) -> Self {
    Self { placement in a.set(placement).complement }
  }

  /// Returns a filter that includes the elements that the filter excludes; the same as `!`.
  public static func not(_ filter: Self) -> Self { !filter }

  /// Returns a filter that includes the elements in all of the filters.
  ///
  /// An empty list includes all 118 elements.
  public static func all(_ filters: [Self]) -> Self {
    filters.reduce(Self { _ in true }) { $0 && $1 }
  }

  /// Returns a filter that includes the elements in at least one of the filters.
  ///
  /// An empty list includes no element.
  public static func any(_ filters: [Self]) -> Self {
    filters.reduce(Self { _ in false }) { $0 || $1 }
  }
}
