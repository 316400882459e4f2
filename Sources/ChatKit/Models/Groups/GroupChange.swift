import PentadCore

/// What is to change in a group: what is nil stays as it is.
///
/// Nothing but what is set is sent, so that a new name does not end the sharing of a group.
///
/// C: `pentad_chat_group_change`.
public struct GroupChange: Hashable, Sendable {
  /// The name; at most 140 characters.
  public var name: String?
  /// What it is about; at most 255 characters, empty for nothing.
  public var description: String?
  /// The address of the picture; empty for none.
  public var imageURL: String?
  /// Whether others can join by a link.
  public var isShared: Bool?
  /// Whether nobody is to be notified.
  public var isOfficeMode: Bool?
  /// Whether an administrator decides who joins.
  public var requiresApproval: Bool?
  /// Who may post and join.
  public var kind: GroupKind?

  /// Lists changes.
  public init(
    name: String? = nil, description: String? = nil, imageURL: String? = nil,
    isShared: Bool? = nil, isOfficeMode: Bool? = nil, requiresApproval: Bool? = nil,
    kind: GroupKind? = nil
  ) {
    self.name = name
    self.description = description
    self.imageURL = imageURL
    self.isShared = isShared
    self.isOfficeMode = isOfficeMode
    self.requiresApproval = requiresApproval
    self.kind = kind
  }

  /// Whether nothing is to change.
  public var isEmpty: Bool { self == GroupChange() }

  /// This change with a later one on top of it.
  public func followed(by later: GroupChange) -> GroupChange {
    GroupChange(
      name: later.name ?? name, description: later.description ?? description,
      imageURL: later.imageURL ?? imageURL, isShared: later.isShared ?? isShared,
      isOfficeMode: later.isOfficeMode ?? isOfficeMode,
      requiresApproval: later.requiresApproval ?? requiresApproval, kind: later.kind ?? kind)
  }

  /// What of this change a later one leaves as it is.
  func without(_ later: GroupChange) -> GroupChange {
    GroupChange(
      name: later.name == nil ? name : nil,
      description: later.description == nil ? description : nil,
      imageURL: later.imageURL == nil ? imageURL : nil,
      isShared: later.isShared == nil ? isShared : nil,
      isOfficeMode: later.isOfficeMode == nil ? isOfficeMode : nil,
      requiresApproval: later.requiresApproval == nil ? requiresApproval : nil,
      kind: later.kind == nil ? kind : nil)
  }
}
