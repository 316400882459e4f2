/// A message of a WebSocket. The printed form contains only its kind and size.
public enum WebSocketMessage: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Bytes.
  case binary([UInt8])

  /// The length in bytes.
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
  /// The kind and the size: `text, 12 bytes`.
  public var description: String {
    switch self {
    case .text: "text, \(size) bytes"
    case .binary: "binary, \(size) bytes"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The same content as ``description``.
  public var customMirror: Mirror { Mirror(self, children: ["message": description]) }
}
