import PentadCore

/// A notification of the push service, as received.
///
/// C: `pentad_chat_notification`.
public struct PushNotification: Hashable, Sendable {
  /// The channel of the notification.
  public let channel: PushChannel
  /// The type in the service's terms: `line.create`; empty if it has none.
  public let type: String
  /// The text to show to the user; empty if it has none.
  public let alert: String
  /// The time when the service received the event, in milliseconds since 1970-01-01 00:00 UTC by
  /// its clock; nil if unknown.
  public let receivedAt: Int64?
  /// The whole notification: a JSON value, byte for byte.
  public let raw: [UInt8]

  /// Decodes a notification. No input is rejected.
  ///
  /// - Parameter raw: well-formed JSON.
  init(on channel: PushChannel, _ raw: [UInt8]) {
    let data = PushedData(raw)
    self.channel = channel
    self.raw = raw
    type = data.type ?? (data.isPing ? "ping" : "")
    alert = data.alert ?? ""
    receivedAt = data.receivedAt
  }

  /// The meaning of the notification, decoded from ``raw`` at each access.
  package var kind: PushKind { PushKind(PushedData(raw), on: channel) }
}

/// The members of a notification, by their usual names.
struct PushedData {
  var type: String?
  var alert: String?
  var receivedAt: Int64?
  /// True for `{"ping":true}`, which has no type.
  var isPing = false
  /// The original subject; nil if it is not an object.
  var subject: [UInt8]?
  /// The user id of a typing notice, which has no subject.
  var userId: String?
  /// The time since when the user is typing, in milliseconds.
  var startedAt: Int64?

  init(_ raw: [UInt8]) {
    try? JSONReader.read(raw) { reader throws(PentadError) in
      guard try reader.peek() == .object else { return try reader.skip() }
      // Members of an unexpected type are ignored here; they are in `raw`.
      var rest = ExtraMembers()
      try reader.object { reader, name throws(PentadError) in
        switch name {
        case "type": type = try rest.text(name, &reader)
        case "alert": alert = try rest.text(name, &reader)
        case "received_at": receivedAt = try rest.integer(name, &reader)
        case "ping": isPing = try rest.flag(name, &reader) ?? false
        case "user_id": userId = try rest.word(name, &reader)
        case "started": startedAt = try rest.integer(name, &reader)
        case "subject":
          let isObject = try reader.peek() == .object
          let value = try reader.raw()
          if isObject { subject = Array(value.bytes) }
        default: try reader.skip()
        }
      }
    }
  }
}
