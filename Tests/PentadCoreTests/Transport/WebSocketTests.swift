import PentadCore
import TestSupport
import Testing

@Suite struct WebSocketTests {
  @Test func readsAddresses() throws {
    for (text, whole) in [
      ("wss://example.org/faye?a=b", "https://example.org/faye?a=b"),
      ("WS://example.org", "http://example.org/"), ("ws://[::1]:81/x", "http://[::1]:81/x"),
      ("https://example.org/x", "https://example.org/x"),
    ] {
      #expect(try TransportURL(webSocket: text).string == whole)
    }
    for (text, offset) in [
      ("ws://a b/", 5), ("wss://host/a b", 12), ("wsx://a/", 0), ("", 0), ("ws:", 0), ("wss", 0),
    ] {
      let error = #expect(throws: PentadError.self) { try TransportURL(webSocket: text) }
      #expect(error?.code == .invalid)
      #expect(error?.offset == offset)
    }
  }

  @Test func printingShowsNoSecret() throws {
    var request = WebSocketRequest(try TransportURL(webSocket: "wss://example.org/x?token=hunter2"))
    try request.headers.add("Authorization", "hunter2")
    var text = "\(request) \(String(reflecting: request)) \(WebSocketMessage.text("hunter2"))"
    dump(request, to: &text)
    dump(WebSocketMessage.binary(Array("hunter2".utf8)), to: &text)
    #expect(!text.contains("hunter2"))
    #expect(text.hasPrefix("WebSocket https://example.org/x?… [Authorization]"))
  }

  @Test func aCloseIsMadeFit() {
    #expect(WebSocketClose(code: 1_005).sendable == WebSocketClose(code: 1_000))
    #expect(WebSocketClose(code: -1).sendable.code == 1_000)
    #expect(WebSocketClose(code: 4_001).sendable.code == 4_001)
    let long = WebSocketClose(reason: String(repeating: "é", count: 100)).sendable
    #expect(long.reason == String(repeating: "é", count: 61))
  }

  @Test func messagesComeInOrderThenTheEnd() async throws {
    let socket = ScriptedWebSocket()
    for number in 1...3 { socket.push("\(number)") }
    socket.closeByPeer(WebSocketClose(code: 4_000, reason: "enough"))
    socket.push("late")
    for number in 1...3 { #expect(try await socket.receive() == .text("\(number)")) }
    for _ in 1...2 { #expect(try await socket.receive() == nil) }
    #expect(socket.peerClose == WebSocketClose(code: 4_000, reason: "enough"))
    await #expect(throws: PentadError.self) { try await socket.send(.text("late")) }
  }

  @Test func cancellingLosesNoMessage() async throws {
    let inbox = WebSocketInbox()
    for round in 0..<500 {
      let reader = Task { try await inbox.take() }
      if round.isMultiple(of: 3) { await Task.yield() }
      let canceller = Task { reader.cancel() }
      inbox.put(.text("\(round)"))
      await canceller.value
      switch await reader.result {
      case .success(let message): #expect(message == .text("\(round)"))
      case .failure(let error):
        #expect((error as? PentadError)?.code == .cancelled)
        #expect(try await inbox.take() == .text("\(round)"))
      }
    }
  }

  @Test func hasOneReader() async throws {
    let socket = ScriptedWebSocket()
    let codes = Recorder<PentadError.Code?>()
    let readers = (1...2).map { _ in
      Task {
        do throws(PentadError) {
          _ = try await socket.receive()
          codes.record(nil)
        } catch {
          codes.record(error.code)
        }
      }
    }
    #expect(await codes.entries(1) == [.misuse])
    socket.push("one")
    #expect(await codes.entries(2) == [.misuse, nil])
    for reader in readers { await reader.value }
  }

  @Test func aTestPlaysTheOtherSide() async throws {
    let transport = ScriptedWebSocketTransport { _, number throws(PentadError) in
      guard number > 1 else { throw PentadError(.offline, "no network") }
      return ScriptedWebSocket(subprotocol: "echo") { message, socket throws(PentadError) in
        socket.push(message)
      }
    }
    let request = WebSocketRequest(try TransportURL(webSocket: "ws://localhost/"))
    await #expect(throws: PentadError.self) { try await transport.open(request) }
    let socket = try #require(try await transport.open(request) as? ScriptedWebSocket)
    try await socket.send(.text("a"))
    #expect(try await socket.receive() == .text("a"))
    let waiting = Task { try await socket.receive() }
    await socket.close(code: 4_002, reason: "")
    let error = await #expect(throws: PentadError.self) { try await waiting.value }
    #expect(error?.code == .closed)
    await socket.close()
    #expect(socket.closes.entries == [WebSocketClose(code: 4_002)])
    #expect(transport.requests.entries.count == 2)
  }
}
