import PentadCore

/// What the GroupMe server knows.
struct GroupMeState: Sendable {
  /// Who may not send the same guid again for a minute.
  struct GUIDKey: Sendable, Hashable {
    let userID: String
    let conversation: GroupMeConversation
    let guid: String
  }

  /// What became of people whom somebody added.
  struct AddResult: Sendable {
    let groupID: String
    let members: [JSONValue]
    /// Milliseconds.
    let askedAt: Int64
  }

  var users: [String: GroupMeUser] = [:]
  /// User ids by their tokens.
  var tokens: [String: String] = [:]
  var groups: [String: GroupMeGroup] = [:]
  private(set) var logs: [GroupMeConversation: [GroupMeMessage]] = [:]
  private var places: [Int: GroupMeConversation] = [:]
  var readMarks: [String: [GroupMeConversation: Int]] = [:]
  var mutedChats: [String: [GroupMeConversation: Int64]] = [:]
  var guids: [GUIDKey: Int64] = [:]
  var results: [String: AddResult] = [:]
  var pictures: [String: [UInt8]] = [:]
  /// Whether groups are created and members added by GroupMe's own clients alone.
  var isGated = false
  /// Milliseconds before the result of an addition is ready.
  var resultDelay: Int64 = 1_000
  /// Whether new messages are told; not while the history is written.
  var isTelling = true
  /// What is still to be told, in order.
  var pushes: [GroupMePush] = []
  private var lastMessageID = 0
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  // ---- Ids

  /// A message id: larger than all before it, in any conversation, with gaps.
  mutating func nextMessageID(at seconds: Int64) -> Int {
    // A clock may be put anywhere; the ids stay below 2^63.
    let start = Int(min(max(0, seconds), 50_000_000_000)) * 100_000_000
    lastMessageID = max(lastMessageID, start) + random.number(1...9_999)
    return lastMessageID
  }

  /// Eight digits that no group has.
  mutating func nextGroupID() -> String {
    while true {
      let id = "\(random.number(10_000_000...99_999_999))"
      if groups[id] == nil { return id }
    }
  }

  /// 32 hexadecimal digits.
  mutating func nextHex() -> String {
    [random.next(), random.next()].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// A membership id.
  mutating func nextMembershipID() -> String { "\(random.number(100_000_000...999_999_999))" }

  // ---- Messages

  /// The messages of a conversation, oldest first.
  func log(_ conversation: GroupMeConversation) -> [GroupMeMessage] { logs[conversation] ?? [] }

  func message(_ id: Int) -> GroupMeMessage? {
    guard let place = places[id], let index = index(of: id, in: place) else { return nil }
    return logs[place]?[index]
  }

  /// Puts a message at the end of its conversation.
  mutating func append(_ message: GroupMeMessage) {
    logs[message.conversation, default: []].append(message)
    places[message.id] = message.conversation
  }

  /// Changes a message; the changed one, nil when there is none.
  mutating func change(
    _ id: Int, _ change: (inout GroupMeMessage) -> Void
  ) -> GroupMeMessage? {
    guard let place = places[id], let index = index(of: id, in: place) else { return nil }
    change(&logs[place, default: []][index])
    return logs[place]?[index]
  }

  /// Takes a message out of the log, without a trace.
  mutating func erase(_ id: Int) {
    guard let place = places.removeValue(forKey: id), let index = index(of: id, in: place) else {
      return
    }
    logs[place]?.remove(at: index)
  }

  /// Forgets a conversation with all its messages.
  mutating func erase(_ conversation: GroupMeConversation) {
    for message in logs.removeValue(forKey: conversation) ?? [] { places[message.id] = nil }
  }

  /// Where in the log of a conversation the message is, or would be.
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

  // ---- Who may see what

  /// A group that the user is in.
  func group(_ id: String, of userID: String) throws(GroupMeFailure) -> GroupMeGroup {
    guard let group = groups[id], group.member(userID) != nil else { throw .notFound }
    return group
  }

  /// Whether somebody takes part in a conversation.
  func isIn(_ conversation: GroupMeConversation, _ userID: String) -> Bool {
    switch conversation {
    case .group(let id): groups[id]?.member(userID) != nil
    case .direct: conversation.other(than: userID) != nil
    }
  }

  /// Everybody who takes part in a conversation.
  func people(in conversation: GroupMeConversation) -> [String] {
    switch conversation {
    case .group(let id): groups[id]?.active.map(\.userID) ?? []
    case .direct(let low, let high): low == high ? ["\(low)"] : ["\(low)", "\(high)"]
    }
  }
}
