extension XMLAttributes {
  /// Returns the value as a whole number.
  func integer(_ name: StaticString) -> Int64? { bytes(name).flatMap(FeedNumber.integer) }

  /// Returns the value as a number.
  func decimal(_ name: StaticString) -> Double? { bytes(name).flatMap(FeedNumber.decimal) }

  /// Returns the value as a number of pixels, 1…1,000,000.
  func pixels(_ name: StaticString) -> Int? {
    integer(name).flatMap { (1...1_000_000).contains($0) ? Int($0) : nil }
  }

  /// Returns the value as an absolute address.
  func address(_ name: StaticString, _ base: FeedBase?) -> String? {
    bytes(name).flatMap { FeedAddress.resolve($0, base: base) }
  }

  /// Returns the value as a media type in lower case, without parameters.
  func mediaType(_ name: StaticString) -> String? { bytes(name).flatMap(FeedMediaType.read) }
}
