public import PentadCore

/// What the push service told, as it came and before it was read.
public enum ChatNotification: HubEvent, Hashable {
  /// A notification.
  case received(PushNotification)
  /// The observer was more than 1,024 notifications behind: it has missed some. What they told is in the
  /// store all the same.
  case reset
}
