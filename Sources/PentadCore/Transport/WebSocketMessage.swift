/// A message of a WebSocket. Printing it shows its kind and size alone.
public enum WebSocketMessage: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Bytes.
  case binary([UInt8])

  /// How long it is, in bytes.
  public var size: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .binary(let bytes): bytes.count
    }
  }
}

extension WebSocketMessage: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// `text, 12 bytes`.
  public var description: String {
    switch self {
    case .text: "text, \(size) bytes"
    case .binary: "binary, \(size) bytes"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// Shows no more than ``description`` does.
  public var customMirror: Mirror { Mirror(self, children: ["message": description]) }
}
