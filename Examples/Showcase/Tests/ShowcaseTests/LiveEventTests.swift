import ChatKit
import PentadCore
import Testing

@testable import Showcase

@Suite struct LiveEventTests {
  @Test func `a page receives each change, and the stream ends with its source`() async {
    let stream = LiveEvent.stream(.system) { changes in
      changes.yield(.changed)
      changes.yield(.changed)
    }
    var events: [LiveEvent] = []
    for await event in stream { events.append(event) }
    #expect(events == [.changed, .changed])
  }

  @Test func `a page receives connection changes, and no other events`() async {
    let hub = EventHub<ChatEvent>()
    let events = hub.events()
    hub.publish(.typing(TypingNotice(conversation: .group("1"), userId: "102", startedAt: 0)))
    hub.publish(.connection(.offline))
    hub.publish(.accountUpdated)
    hub.finish()
    let (changes, continuation) = AsyncStream.makeStream(of: LiveEvent.self)
    await LiveEvent.forwardConnection(events, to: continuation)
    continuation.finish()
    var told: [LiveEvent] = []
    for await change in changes { told.append(change) }
    #expect(told == [.changed])
  }

  @Test func `a page without events receives a beat`() async {
    let time = TimeSource(
      uptime: { 0 }, date: { 0 }, sleep: { _ async throws(PentadError) in await Task.yield() })
    let (never, continuation) = AsyncStream.makeStream(of: Int.self)
    let stream = LiveEvent.stream(time) { _ in for await _ in never {} }
    for await event in stream {
      #expect(event == .beat)
      #expect(event.text == ": \n\n")
      break
    }
    continuation.finish()
  }

  @Test func `an event has the format of Server-Sent Events`() {
    #expect(LiveEvent.changed.text == "event: changed\ndata: \n\n")
  }
}
