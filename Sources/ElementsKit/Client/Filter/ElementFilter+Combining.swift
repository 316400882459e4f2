extension ElementFilter {
  /// The elements that both filters choose.
  public static func && (a: Self, b: Self) -> Self {
    Self { placement in a.set(placement).intersection(b.set(placement)) }
  }

  /// The elements that either filter chooses.
  public static func || (a: Self, b: Self) -> Self {
    Self { placement in a.set(placement).union(b.set(placement)) }
  }

  /// The elements that a filter leaves out.
  public static prefix func ! (a: Self) -> Self {
    Self { placement in a.set(placement).complement }
  }

  /// The elements that a filter leaves out; the same as `!`.
  public static func not(_ filter: Self) -> Self { !filter }

  /// The elements that every filter chooses; all 118 when there is no filter.
  public static func all(_ filters: [Self]) -> Self {
    filters.reduce(Self { _ in true }) { $0 && $1 }
  }

  /// The elements that some filter chooses; none when there is no filter.
  public static func any(_ filters: [Self]) -> Self {
    filters.reduce(Self { _ in false }) { $0 || $1 }
  }
}
