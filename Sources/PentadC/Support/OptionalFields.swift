extension Int64? {
  /// A time for a field.
  var orNoTime: Int64 { self ?? .min }
}

extension Int? {
  /// A number of things for a field.
  var orUnknown: Int64 { map { Int64($0) } ?? -1 }
}
