/// Whether a person is in a group.
///
/// C: `pentad_chat_membership`.
public enum MembershipState: Int, Hashable, Sendable, CaseIterable {
  /// In it.
  case active = 0
  /// Asked to be let in; an administrator has not decided yet.
  case pending = 1
  /// Left it, and can join again.
  case exited = 2
  /// Was removed by somebody.
  case removed = 3
  /// The group is no more, or nobody knows why the person is not in it.
  case gone = 4
}
