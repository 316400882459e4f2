public import PentadCore

/// A notification of the push service, as received and before it is processed.
public enum ChatNotification: HubEvent, Hashable {
  /// A notification.
  case received(PushNotification)
  /// The observer was more than 1,024 notifications behind and has missed some. The store contains
  /// their content all the same.
  case reset
}
