import PentadCore

/// The state of the GroupMe server.
struct GroupMeState: Sendable {
  /// The key of a guid that may not be repeated for a minute.
  struct GUIDKey: Sendable, Hashable {
    let userID: String
    let conversation: GroupMeConversation
    let guid: String
  }

  /// The result of adding people.
  struct AddResult: Sendable {
    let groupID: String
    let members: [JSONValue]
    /// The time of the request, in milliseconds.
    let askedAt: Int64
  }

  var users: [String: GroupMeUser] = [:]
  /// The user ids by their tokens.
  var tokens: [String: String] = [:]
  var groups: [String: GroupMeGroup] = [:]
  private(set) var logs: [GroupMeConversation: [GroupMeMessage]] = [:]
  private var places: [Int: GroupMeConversation] = [:]
  var readMarks: [String: [GroupMeConversation: Int]] = [:]
  var mutedChats: [String: [GroupMeConversation: Int64]] = [:]
  var guids: [GUIDKey: Int64] = [:]
  var results: [String: AddResult] = [:]
  var pictures: [String: [UInt8]] = [:]
  /// True if only GroupMe's own clients can create groups and add members.
  var isGated = false
  /// The milliseconds until the result of an addition is ready.
  var resultDelay: Int64 = 1_000
  /// True if new messages are pushed; false while the history is generated.
  var isTelling = true
  /// The pending pushes, in order.
  var pushes: [GroupMePush] = []
  private var lastMessageID = 0
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  // ---- Ids

  /// Returns a message id, larger than all earlier ones in any conversation, with gaps.
  mutating func nextMessageID(at seconds: Int64) -> Int {
    // The clock may have any value; the ids remain below 2^63.
    let start = Int(min(max(0, seconds), 50_000_000_000)) * 100_000_000
    lastMessageID = max(lastMessageID, start) + random.number(1...9_999)
    return lastMessageID
  }

  /// Returns an unused group id of eight digits.
  mutating func nextGroupID() -> String {
    while true {
      let id = "\(random.number(10_000_000...99_999_999))"
      if groups[id] == nil { return id }
    }
  }

  /// Returns 32 hexadecimal digits.
  mutating func nextHex() -> String {
    [random.next(), random.next()].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns a membership id.
  mutating func nextMembershipID() -> String { "\(random.number(100_000_000...999_999_999))" }

  // ---- Messages

  /// Returns the messages of a conversation, oldest first.
  func log(_ conversation: GroupMeConversation) -> [GroupMeMessage] { logs[conversation] ?? [] }

  func message(_ id: Int) -> GroupMeMessage? {
    guard let place = places[id], let index = index(of: id, in: place) else { return nil }
    return logs[place]?[index]
  }

  /// Appends a message to its conversation.
  mutating func append(_ message: GroupMeMessage) {
    logs[message.conversation, default: []].append(message)
    places[message.id] = message.conversation
  }

  /// Changes a message. Returns the changed message; nil when there is none.
  mutating func change(
    _ id: Int, _ change: (inout GroupMeMessage) -> Void
  ) -> GroupMeMessage? {
    guard let place = places[id], let index = index(of: id, in: place) else { return nil }
    change(&logs[place, default: []][index])
    return logs[place]?[index]
  }

  /// Removes a message from the log, without a trace.
  mutating func erase(_ id: Int) {
    guard let place = places.removeValue(forKey: id), let index = index(of: id, in: place) else {
      return
    }
    logs[place]?.remove(at: index)
  }

  /// Removes a conversation with all its messages.
  mutating func erase(_ conversation: GroupMeConversation) {
    for message in logs.removeValue(forKey: conversation) ?? [] { places[message.id] = nil }
  }

  /// Returns the index at which a message is in a log, or would be inserted.
  func position(of id: Int, in log: [GroupMeMessage]) -> Int {
    var (low, high) = (0, log.count)
    while low < high {
      let middle = (low + high) / 2
      if log[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func index(of id: Int, in place: GroupMeConversation) -> Int? {
    let log = log(place)
    let index = position(of: id, in: log)
    return index < log.count && log[index].id == id ? index : nil
  }

  // ---- Access

  /// Returns a group, if the user is a member of it.
  func group(_ id: String, of userID: String) throws(GroupMeFailure) -> GroupMeGroup {
    guard let group = groups[id], group.member(userID) != nil else { throw .notFound }
    return group
  }

  /// True if a user is a participant of a conversation.
  func isIn(_ conversation: GroupMeConversation, _ userID: String) -> Bool {
    switch conversation {
    case .group(let id): groups[id]?.member(userID) != nil
    case .direct: conversation.other(than: userID) != nil
    }
  }

  /// Returns all participants of a conversation.
  func people(in conversation: GroupMeConversation) -> [String] {
    switch conversation {
    case .group(let id): groups[id]?.active.map(\.userID) ?? []
    case .direct(let low, let high): low == high ? ["\(low)"] : ["\(low)", "\(high)"]
    }
  }
}
