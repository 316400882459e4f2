/// What a ``PushClient`` tells.
enum PushSignal: Hashable, Sendable {
  /// The connection is in another state.
  case connection(ChatConnection)
  /// The service acknowledged these channels: whatever happens from now on is told. What happened before
  /// is not, so this is the moment to catch up. With the user's own channel among them, everything may
  /// have been missed; without it, the others alone.
  ///
  /// A channel that the service refused is not among them.
  case subscribed(Set<PushChannel>)
  /// Something came, as it came.
  case notification(PushNotification)
  /// Nobody will tell what is new: ask the server for it, once.
  case pollDue
}
