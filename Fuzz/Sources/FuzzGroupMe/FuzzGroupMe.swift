import FuzzSupport
import PentadCore

@testable import ChatKit

/// Every answer of GroupMe's API, through the calls that the client makes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGroupMe(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    let call = input.byte()
    let transport = AnsweringTransport(&input)
    let api = GroupMeAPI(
      transport: transport, servers: GroupMeServers(),
      token: { () async throws(PentadError) in "token" }, userId: "101")
    waitFor { () async throws(PentadError) in try await ask(api, call) }
  }
}

private func ask(_ api: GroupMeAPI, _ call: UInt8) async throws(PentadError) {
  let key = call & 0x80 == 0 ? ConversationKey.group("24") : .direct(between: "101", and: "102")
  let id = MessageID(rawValue: 7)
  switch call % 16 {
  case 0: check(try await api.messagesIndex(key), in: key)
  case 1: check(try await api.messagesIndex(key, .before(id)), in: key)
  case 2: check(try await api.messagesShow(id, in: "24"), in: key)
  case 3: check(try await api.pinned(in: key), in: key)
  case 4: _ = try await api.groupsIndex(page: 1)
  case 5: _ = try await api.groupsFormer()
  case 6: _ = try await api.subgroupsIndex(of: "24", page: 1)
  case 7: _ = try await api.membershipStates()
  case 8: _ = try await api.groupsShow("24")
  case 9: _ = try await api.groupsJoin("24", shareToken: "x")
  case 10: _ = try await api.chatsIndex(page: 1)
  case 11: _ = try await api.chatsShow(key)
  case 12: _ = try await api.readReceipts()
  case 13: _ = try await api.usersMe()
  case 14: _ = try await api.membersResults("r", in: "24")
  default: _ = try await api.like(id, in: key)
  }
}

/// A second read gives the same result, and the parts of a message are read, too.
private func check(_ page: MessagePage, in key: ConversationKey) {
  let messages = Fuzzing.attempt { () throws(PentadError) in try page.messages(in: key) }
  let again = try? page.messages(in: key)
  Fuzzing.require(messages == again, "a page was read in two ways")
  for message in messages ?? [] {
    _ = message.attachments
    _ = message.reactions
    _ = message.event
    let merged = MessageMerge.merge(message, into: message)
    Fuzzing.require(merged == nil, "a message that is merged with itself is another")
  }
}
