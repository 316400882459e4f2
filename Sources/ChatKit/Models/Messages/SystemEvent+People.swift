extension SystemEvent {
  /// The people whom the event concerns: those who joined, left, were added or removed, or got
  /// another role.
  public var people: [Person] {
    switch self {
    case .memberJoined(let one), .memberRejoined(let one), .memberLeft(let one),
      .memberAutokicked(let one), .nicknameChanged(let one, _), .avatarChanged(let one, _),
      .memberRemoved(let one, _), .roleChanged(let one, _, _), .groupOwnerChanged(let one, _):
      [one]
    case .membersAdded(let some, _): some
    case .unknown(let type, let json): EventPeople(type: type, json: json).people
    case .groupNameChanged, .groupTopicChanged, .groupAvatarChanged, .groupKindChanged,
      .groupShared, .messageDeleted, .messageUpdated, .messagePinned:
      []
    }
  }

  /// The person who caused the event; nil if the server does not name one.
  public var by: Person? {
    switch self {
    case .membersAdded(_, let by), .memberRemoved(_, let by), .roleChanged(_, _, let by),
      .groupOwnerChanged(_, let by), .groupNameChanged(_, let by), .groupTopicChanged(_, let by),
      .groupAvatarChanged(_, let by), .groupKindChanged(_, let by), .groupShared(_, let by):
      by
    case .unknown(let type, let json): EventPeople(type: type, json: json).by
    case .memberJoined, .memberRejoined, .memberLeft, .memberAutokicked, .nicknameChanged,
      .avatarChanged, .messageDeleted, .messageUpdated, .messagePinned:
      nil
    }
  }
}
