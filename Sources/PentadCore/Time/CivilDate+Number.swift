extension CivilDate {
  /// The date as one number, year × 10,000 + month × 100 + day; the number of -1-03-05 is -9,695.
  package var number: Int32 { Int32(clamping: year * 10_000 + month * 100 + day) }

  /// Makes a date from its ``number``: the year is the number divided by 10,000, rounded down.
  ///
  /// - Throws: ``PentadError/Code/invalidDateRange`` for a day that does not exist.
  package init(number: Int32) throws(PentadError) {
    let number = Int(number)
    let year = (number >= 0 ? number : number - 9_999) / 10_000
    let rest = number - year * 10_000
    try self.init(year, rest / 100, rest % 100)
  }
}
