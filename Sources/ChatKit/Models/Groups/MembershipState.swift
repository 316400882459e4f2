/// Whether a person is in a group.
///
/// C: `pentad_chat_membership`.
public enum MembershipState: Int, Hashable, Sendable, CaseIterable {
  /// The person is in the group.
  case active = 0
  /// The person has asked to be let in; an administrator has not decided yet.
  case pending = 1
  /// The person left the group, and can join again.
  case exited = 2
  /// Somebody removed the person.
  case removed = 3
  /// The group is no more, or nobody knows why the person is not in it.
  case gone = 4
}
