import FuzzSupport
import PentadCore

@testable import ChatKit

/// An account of the chat that has signed in: without a network, no call of the C interface can.
enum Account {
  static func make(in folder: String) async throws(PentadError) {
    let configuration = ChatConfiguration(
      folder: folder, servers: try GroupMeServers(reference: "http://127.0.0.1:9"))
    let accounts = ChatAccounts(configuration)
    try await accounts.keep(
      ChatAccounts.SignIn(token: "token", servers: configuration.servers), of: "101")
    try await accounts.setCurrent("101")
    let store = try await ChatStore.open(
      configuration, userId: "101", .use, servers: configuration.servers, serversAreKnown: true)
    try await store.save(account: ChatUser(id: "101", name: "Alice"))
    let answer = """
      {"response":{"count":1,"messages":[{"id":"7","source_guid":"a","created_at":1793491200,\
      "user_id":"102","group_id":"24","name":"Bob","text":"hello","attachments":[]}]}}
      """
    _ = try await store.ingest(
      MessagePage(answer: Array(answer.utf8)), in: .group("24"), .newest)
    await store.close()
  }
}
