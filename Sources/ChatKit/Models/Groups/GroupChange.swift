import PentadCore

/// A change of a group's properties. Properties that are nil do not change.
///
/// Only the properties that are set are sent, so that a new name does not end the sharing of a
/// group.
///
/// C: `pentad_chat_group_change`.
public struct GroupChange: Hashable, Sendable {
  /// The name; at most 140 characters.
  public var name: String?
  /// The description; at most 255 characters, empty to remove it.
  public var description: String?
  /// The address of the picture; empty to remove it.
  public var imageURL: String?
  /// True if others can join by a link.
  public var isShared: Bool?
  /// True if members are not notified of new messages.
  public var isOfficeMode: Bool?
  /// True if an administrator must approve new members.
  public var requiresApproval: Bool?
  /// The rule for posting and joining.
  public var kind: GroupKind?

  /// Creates a change.
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

  /// True if nothing is changed.
  public var isEmpty: Bool { self == GroupChange() }

  /// Merges this change with a later one, whose properties take precedence.
  public func followed(by later: GroupChange) -> GroupChange {
    GroupChange(
      name: later.name ?? name, description: later.description ?? description,
      imageURL: later.imageURL ?? imageURL, isShared: later.isShared ?? isShared,
      isOfficeMode: later.isOfficeMode ?? isOfficeMode,
      requiresApproval: later.requiresApproval ?? requiresApproval, kind: later.kind ?? kind)
  }

  /// Returns the part of this change that a later change does not override.
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
