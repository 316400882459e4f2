import PentadCore

/// Notes about a store, for the user.
enum StoreNote {
  /// Notes that stored data is used, because a request failed.
  static func storedData(after error: PentadError) { note("\(error); using stored data") }

  /// Notes that the store was damaged.
  ///
  /// - Parameters:
  ///   - rows: the number of rows of the user's own data that were recovered.
  ///   - isPartial: true if some of that data was lost.
  ///   - store: the name of the store.
  static func recovered(_ rows: Int, isPartial: Bool, _ store: String = "the store") {
    note(
      "\(store) was damaged and has been rebuilt; \(rows) rows of the user's own data were saved"
        + (isPartial ? ", others were lost" : ""))
  }
}
