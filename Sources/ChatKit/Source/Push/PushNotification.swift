import PentadCore

/// Something that the push service told, as it came.
///
/// C: `pentad_chat_notification`.
public struct PushNotification: Hashable, Sendable {
  /// The channel it came on.
  public let channel: PushChannel
  /// The service's word for it: `line.create`; empty when it says none.
  public let type: String
  /// What a person is told; empty when it says nothing.
  public let alert: String
  /// When the service had it, in milliseconds since 1970-01-01 00:00 UTC by its clock; nil when it does
  /// not say.
  public let receivedAt: Int64?
  /// All of it: a JSON value, byte for byte.
  public let raw: [UInt8]

  /// Takes in what came; anything is taken.
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

  /// What it means. It is read from ``raw`` each time.
  package var kind: PushKind { PushKind(PushedData(raw), on: channel) }
}

/// The members of a notification, and those of its subject, by their usual names.
struct PushedData {
  var type: String?
  var alert: String?
  var receivedAt: Int64?
  /// `{"ping":true}`, which has no type.
  var isPing = false
  /// The subject as it came; nil when it is no object.
  var subject: [UInt8]?
  /// What a notification about writing says itself, without a subject.
  var userId: String?
  /// Since when somebody writes, in milliseconds.
  var startedAt: Int64?

  init(_ raw: [UInt8]) {
    try? JSONReader.read(raw) { reader throws(PentadError) in
      guard try reader.peek() == .object else { return try reader.skip() }
      // What is of another kind than it should be has no meaning here, and is in `raw`.
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
