extension PeriodicTable {
  /// The original's four lists in the order of its tabs: Name, Number, Symbol, State.
  public var dataSources: [any ElementsDataSource] {
    [
      ElementsSortedByNameDataSource(table: self),
      ElementsSortedByAtomicNumberDataSource(table: self),
      ElementsSortedBySymbolDataSource(table: self),
      ElementsSortedByStateDataSource(table: self),
    ]
  }
}
