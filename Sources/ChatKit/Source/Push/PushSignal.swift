/// A signal of a ``PushClient``.
enum PushSignal: Hashable, Sendable {
  /// The state of the connection changed.
  case connection(ChatConnection)
  /// The service confirmed the subscription of these channels: all later events are delivered.
  /// Earlier events are not, so this is the time to catch up. If the user's own channel is among
  /// them, everything may have been missed; otherwise only the events of these channels.
  ///
  /// Refused channels are not included.
  case subscribed(Set<PushChannel>)
  /// A notification arrived.
  case notification(PushNotification)
  /// There is no push connection: poll the server once.
  case pollDue
}
