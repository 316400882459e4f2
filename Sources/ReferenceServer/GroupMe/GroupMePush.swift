import PentadCore

/// A push on a channel.
struct GroupMePush: Sendable {
  let channel: String
  let data: JSONValue

  /// - Parameter now: the server's time, in milliseconds.
  init(_ channel: String, _ type: String, alert: String = "", subject: JSONValue, now: Int64) {
    self.channel = channel
    data = [
      "type": .string(type), "alert": .string(alert), "subject": subject,
      "received_at": .integer(Int(now)),
    ]
  }

  /// Creates a push with custom data.
  init(_ channel: String, data: JSONValue) { (self.channel, self.data) = (channel, data) }
}
