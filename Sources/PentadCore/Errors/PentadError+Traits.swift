extension PentadError {
  /// Returns the error for a feature that needs a package trait which this build does not have.
  ///
  /// - Parameters:
  ///   - trait: the name of the trait in Package.swift
  ///   - feature: the subject of the message, such as a Kit
  package static func missing(trait: String, for feature: String) -> PentadError {
    PentadError(.unsupported, "\(feature) needs the trait \(trait), and this build has no \(trait)")
  }
}
