import PentadCore

extension StellarSource {
  /// Returns the source as one that has a part.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` if the source does not have the part.
  func part<Part>(_ type: Part.Type) throws(PentadError) -> Part {
    guard let part = self as? Part else {
      throw PentadError(.unsupported, "this school's system does not offer that")
    }
    return part
  }
}

extension StellarClient {
  /// The source's catalogue.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` for a source without a catalogue.
  var catalogue: any StellarCatalogueSource {
    get throws(PentadError) { try source.part((any StellarCatalogueSource).self) }
  }

  /// The source's devices.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/unsupported`` for a source without devices.
  var deviceSource: any StellarDeviceSource {
    get throws(PentadError) { try source.part((any StellarDeviceSource).self) }
  }
}
