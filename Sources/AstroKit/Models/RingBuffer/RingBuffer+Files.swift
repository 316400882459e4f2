public import Foundation
public import PentadCore

/// How a value is written to a file.
public enum ContainerFormat: Sendable, CaseIterable {
  case json
  /// A binary property list, the original's form.
  case propertyList
}

extension RingBuffer where Element: Encodable {
  /// The buffer as a file holds it.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` when an element cannot be written in the
  ///   format.
  public func data(as format: ContainerFormat) throws(PentadError) -> Data {
    do {
      switch format {
      case .json: return try JSONEncoder().encode(self)
      case .propertyList:
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try encoder.encode(self)
      }
    } catch let error as PentadError {
      throw error
    } catch {
      throw PentadError(.invalid, "an element of the ring buffer cannot be written")
    }
  }
}

extension RingBuffer where Element: Decodable {
  /// Reads ``data(as:)`` back; the elements may also stand in another plist form than the binary.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` for bytes that are no such buffer.
  public init(_ data: Data, as format: ContainerFormat) throws(PentadError) {
    do {
      switch format {
      case .json: self = try JSONDecoder().decode(Self.self, from: data)
      case .propertyList: self = try PropertyListDecoder().decode(Self.self, from: data)
      }
    } catch let error as PentadError {
      throw error
    } catch {
      throw PentadError(.corrupt, "the bytes are not a ring buffer, or a damaged one")
    }
  }

  /// Takes the contents of ``data(as:)`` in place of its own.
  ///
  /// - Throws: as ``init(_:as:)``; this buffer stays as it was then.
  public mutating func load(_ data: Data, as format: ContainerFormat) throws(PentadError) {
    self = try Self(data, as: format)
  }
}
