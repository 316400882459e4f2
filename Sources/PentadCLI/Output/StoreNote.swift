import PentadCore

/// Notes about a store, for the user.
enum StoreNote {
  /// Notes that stored data is used, because a request failed.
  static func stands(after error: PentadError) { note("\(error); what is stored stands") }

  /// Notes that the store was damaged.
  ///
  /// - Parameters:
  ///   - rows: the number of rows of the user's own data that were recovered.
  ///   - isPartial: true if some of that data was lost.
  static func recovered(_ rows: Int, isPartial: Bool) {
    note(
      "the store was damaged and was built anew, \(rows) rows of the user's own are saved"
        + (isPartial ? ", others are not" : ""))
  }
}
