extension Int64? {
  /// The time for a field; `PENTAD_NO_TIME` for nil.
  var orNoTime: Int64 { self ?? .min }
}

/// Returns the number of a caller's field; nil for NaN.
func readKnown(_ number: Double) -> Double? { number.isNaN ? nil : number }

extension Int? {
  /// The number for a field; -1 for nil.
  var orUnknown: Int64 { map { Int64($0) } ?? -1 }
}
