public import Foundation
public import PentadCore

/// The format of a value in a file.
public enum ContainerFormat: Sendable, CaseIterable {
  case json
  /// A binary property list, the original app's format.
  case propertyList
}

extension RingBuffer where Element: Encodable {
  /// Returns the buffer as the contents of a file.
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
  /// Reads the result of ``data(as:)``. A property list need not be binary.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/corrupt`` for bytes that are not such a buffer.
  public init(_ data: Data, as format: ContainerFormat) throws(PentadError) {
    do {
      switch format {
      case .json: self = try JSONDecoder().decode(Self.self, from: data)
      case .propertyList: self = try PropertyListDecoder().decode(Self.self, from: data)
      }
    } catch let error as PentadError {
      throw error
    } catch {
      throw PentadError(.corrupt, "the bytes are not a ring buffer, or it is damaged")
    }
  }

  /// Replaces the contents with the result of ``data(as:)``.
  ///
  /// - Throws: as ``init(_:as:)``; this buffer is then unchanged.
  public mutating func load(_ data: Data, as format: ContainerFormat) throws(PentadError) {
    self = try Self(data, as: format)
  }
}
