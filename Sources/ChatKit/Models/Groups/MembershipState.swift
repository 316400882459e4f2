/// The membership of a person in a group.
///
/// C: `pentad_chat_membership`.
public enum MembershipState: Int, Hashable, Sendable, CaseIterable {
  /// The person is a member of the group.
  case active = 0
  /// The person has asked to join; an administrator has not decided yet.
  case pending = 1
  /// The person left the group, and can rejoin.
  case exited = 2
  /// Another member removed the person.
  case removed = 3
  /// The group no longer exists, or the person is no longer in it for an unknown reason.
  case gone = 4
}
