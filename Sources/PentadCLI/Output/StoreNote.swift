import PentadCore

/// What a person should know of a store.
enum StoreNote {
  /// It answered, as what could tell better failed.
  static func stands(after error: PentadError) { note("\(error); what is stored stands") }

  /// It was found damaged.
  ///
  /// - Parameters:
  ///   - rows: how much of the user's own was saved.
  ///   - isPartial: whether some of that was lost.
  static func recovered(_ rows: Int, isPartial: Bool) {
    note(
      "the store was damaged and was built anew, \(rows) rows of the user's own are saved"
        + (isPartial ? ", others are not" : ""))
  }
}
