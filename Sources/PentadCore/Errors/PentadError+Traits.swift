extension PentadError {
  /// Returns the error of a build without a trait of the package.
  ///
  /// - Parameters:
  ///   - trait: its name in Package.swift
  ///   - feature: the subject of the message, such as a Kit
  package static func missing(trait: String, for feature: String) -> PentadError {
    PentadError(.unsupported, "\(feature) needs the trait \(trait), and this build has no \(trait)")
  }
}
