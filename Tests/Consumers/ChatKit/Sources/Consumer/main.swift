import ChatKit
import PentadCore

/// A server that knows one user, and nothing else can be reached.
struct Station: Transport {
  func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
    guard request.url.path.hasSuffix("/users/me") else {
      throw PentadError(.offline, "there is no network")
    }
    let answer = #"{"response":{"id":"101","name":"Alice"},"meta":{"code":200}}"#
    return TransportResponse(status: 200, body: TransportBody(Array(answer.utf8)))
  }
}

var configuration = ChatConfiguration()
configuration.worksByItself = false
let client = try await ChatClient.signIn(token: "a token", configuration, transport: Station())
let conversation = ConversationKey.direct(between: client.userId, and: "102")
let message = try await client.sendNewMessage("Good morning", to: conversation)
print(try await client.account()?.name ?? "nobody", "writes to", conversation)
print(try await client.outgoing().count, "message waits:", message.text ?? "")
await client.close()
