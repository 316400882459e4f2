import PentadCore

/// The size of the generated groups.
public struct GroupMeSize: Sendable, Hashable {
  /// The number of groups. User 101 is in all, user 102 in all but the last.
  public var groups: Int
  /// The number of members of a group, including 101 and 102.
  public var members: Int
  /// The number of messages of a group; each chat has a quarter of it.
  public var messages: Int
  /// The number of people with whom 101 has a chat, the first of them 102.
  public var chats: Int

  /// Creates a size. Negative numbers become 0, and a group has at least two members.
  public init(groups: Int = 4, members: Int = 8, messages: Int = 120, chats: Int = 2) {
    (self.groups, self.members) = (max(0, groups), max(2, members))
    (self.messages, self.chats) = (max(0, messages), max(0, chats))
  }
}

extension GroupMeState {
  /// Generates people, groups and their history from a seed. The same seed and size give the same
  /// history, except for the time.
  init(seed: UInt64, size: GroupMeSize) {
    self.init(seed: seed)
    tokens = ["tok-alice": "101", "tok-bob": "102"]
    var world = GroupMeWorld(seed: seed)
    isTelling = false
    world.fill(&self, size)
    (isTelling, pushes) = (true, [])
  }
}

/// Generates the history.
struct GroupMeWorld {
  var random: SplitMix
  /// The time in milliseconds; the history begins on 14 November 2023.
  var time: Int64 = 1_700_000_000_000

  init(seed: UInt64) { random = SplitMix(seed: seed &+ 1) }

  mutating func fill(_ state: inout GroupMeState, _ size: GroupMeSize) {
    let others = max(size.members, size.chats + 1)
    for index in 0..<others + 3 {
      let name =
        switch index {
        case 0: "Alice"
        case 1: "Bob"
        default: PersonName.next(&random)
        }
      let avatar = random.chance(70) ? picture(&state) : nil
      state.users["\(101 + index)"] = GroupMeUser(
        id: "\(101 + index)", name: name, avatarURL: avatar, createdAt: time / 1_000)
    }
    for index in 0..<size.groups {
      let skipsBob = index == size.groups - 1 && index > 0
      let people = (0..<size.members).filter { !(skipsBob && $0 == 1) }.map { "\(101 + $0)" }
      makeGroup(&state, people, messages: size.messages)
    }
    for index in 0..<size.chats {
      guard let place = GroupMeConversation("101", "\(102 + index)") else { continue }
      for _ in 0..<max(1, size.messages / 4) {
        pass()
        write(&state, in: place, by: random.chance(50) ? "101" : "\(102 + index)")
      }
    }
  }

  private mutating func makeGroup(
    _ state: inout GroupMeState, _ people: [String], messages: Int
  ) {
    pass()
    let owner = people[random.below(people.count)]
    var group = state.createGroup(named: random.pick(Words.fields), by: owner, now: time)
    group.description = Prose.sentence(&random)
    group.imageURL = random.chance(60) ? picture(&state) : nil
    group.shareToken = random.chance(50) ? String(state.nextHex().prefix(8)) : nil
    state.groups[group.id] = group
    for userID in people where userID != owner {
      pass()
      let name = state.users[userID]?.name ?? ""
      _ = state.add(userID, as: name, to: group.id, by: owner, now: time)
    }
    for index in 0..<max(0, messages - people.count + 1) {
      pass()
      if random.chance(5) {
        writeEvent(&state, GroupMeCensus.events[index % GroupMeCensus.events.count], in: group.id)
      } else {
        write(&state, in: .group(group.id), by: people[random.below(people.count)])
      }
    }
  }

  /// Writes a message with its reactions, edits and deletion.
  private mutating func write(
    _ state: inout GroupMeState, in place: GroupMeConversation, by userID: String
  ) {
    let attachments = random.chance(14) ? [attachment(&state, in: place)] : []
    let text = attachments.isEmpty || random.chance(50) ? Prose.sentence(&random) : nil
    let id = state.post(text, attachments, by: userID, in: place, now: time).id
    let people = state.people(in: place)
    if random.chance(20) {
      for _ in 0..<random.number(1...3) {
        let signs = [GroupMeReaction.Sign.heart, .unicode("😂"), .emoji(pack: 1, index: 42)]
        let sign = signs[random.index(weights: [85, 10, 5])]
        _ = state.react(sign, to: id, by: people[random.below(people.count)], now: time)
      }
    }
    if random.chance(2) { _ = state.edit(id, Prose.sentence(&random), nil, now: time + 9_000) }
    if random.chance(2) {
      let actor = random.chance(80) ? "sender" : "admin"
      _ = state.delete(id, actor: actor, erasing: false, now: time + 9_000)
    }
  }

  private mutating func writeEvent(
    _ state: inout GroupMeState, _ event: GroupMeCensus.Event, in groupID: String
  ) {
    guard let people = state.groups[groupID]?.active, !people.isEmpty else { return }
    let (one, other) = (people[random.below(people.count)], people[random.below(people.count)])
    let name = random.pick(Words.fields)
    let text = event.text(one.nickname, other.nickname, name)
    // Before events existed, there was only the text.
    guard random.chance(75) else {
      return state.append(
        GroupMeMessage(
          id: state.nextMessageID(at: time / 1_000), conversation: .group(groupID),
          sourceGUID: state.nextHex(), createdAt: time / 1_000, senderID: "0", name: "GroupMe",
          text: text))
    }
    let data = event.data(one.eventUser, other.eventUser, name)
    state.postSystem(text, event.type, data, in: groupID, now: time)
  }

  private mutating func attachment(
    _ state: inout GroupMeState, in place: GroupMeConversation
  ) -> JSONValue {
    let kind = random.index(weights: GroupMeCensus.weights)
    let log = state.log(place)
    return GroupMeCensus.attachment(
      kind,
      .init(
        url: picture(&state), userID: state.people(in: place).first ?? "101",
        messageID: log.isEmpty ? "0" : "\(log[random.below(log.count)].id)",
        number: "\(random.number(1...99_999))", text: Prose.sentence(&random)))
  }

  /// Returns the address of a picture, which does not exist.
  private mutating func picture(_ state: inout GroupMeState) -> String {
    "https://i.groupme.com/\(random.number(200...2_000))x1024.jpeg.\(state.nextHex())"
  }

  /// Advances the time by up to a minute and a half.
  private mutating func pass() { time += Int64(random.below(90_000)) }
}
