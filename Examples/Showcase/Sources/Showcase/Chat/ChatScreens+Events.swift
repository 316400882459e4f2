import ChatKit
import HTTPTypes
import Hummingbird
import NIOCore
import PentadCore
import ServiceLifecycle

extension ChatScreens {
  /// Server-Sent Events: a page that is open is told that its list is another, and asks for it again.
  func registerEvents(on routes: Routes) {
    routes.router.get("/chat/events") { _, _ in
      let client = try session.signedIn()
      return response { changes in
        async let connection: Void = LiveEvent.forwardConnection(client.events(), to: changes)
        async let groups: Void = forward(client.observeGroups(), to: changes)
        async let chats: Void = forward(client.observeChats(), to: changes)
        _ = await (connection, groups, chats)
      }
    }
    routes.router.get("/chat/:key/events") { request, context in
      let client = try session.signedIn()
      let key = try Self.key(of: PageRequest(request, context))
      return response { changes in
        async let connection: Void = LiveEvent.forwardConnection(client.events(), to: changes)
        async let messages: Void = forward(
          client.observeMessages(in: key, limit: Self.pageSize), to: changes)
        _ = await (connection, messages)
      }
    }
  }

  /// An answer that goes on until the page is left, the client closes or the showcase ends.
  private func response(
    _ watch: @escaping @Sendable (AsyncStream<LiveEvent>.Continuation) async -> Void
  ) -> Response {
    let events = LiveEvent.stream(time, watch)
    return Response(
      status: .ok, headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
      body: ResponseBody { writer in
        for await event in events.cancelOnGracefulShutdown() {
          try await writer.write(ByteBuffer(string: event.text))
        }
        try await writer.finish(nil)
      })
  }

  private func forward<Item>(
    _ updates: AsyncStream<ListUpdate<Item>>, to changes: AsyncStream<LiveEvent>.Continuation
  ) async {
    for await _ in updates { changes.yield(.changed) }
  }
}

/// What a page that is open is told.
enum LiveEvent: Sendable, Equatable {
  /// Its list is another, or what it says of the connection.
  case changed
  /// Nothing has happened; by this, a page that is gone is found out.
  case beat

  /// How many milliseconds lie between two beats.
  static let interval = 15_000

  /// The event on the wire.
  var text: String {
    switch self {
    case .changed: "event: changed\ndata: \n\n"
    case .beat: ": \n\n"
    }
  }

  /// Tells a page when the client hears of what is new in another way, or no longer.
  static func forwardConnection(
    _ events: AsyncStream<Published<ChatEvent>>, to changes: AsyncStream<LiveEvent>.Continuation
  ) async {
    for await published in events {
      if case .connection = published.event { changes.yield(.changed) }
    }
  }

  /// What is watched, and beats between. The watch ends with its reader; the stream ends with the watch.
  static func stream(
    _ time: TimeSource,
    _ watch: @escaping @Sendable (AsyncStream<LiveEvent>.Continuation) async -> Void
  ) -> AsyncStream<LiveEvent> {
    let (events, continuation) = AsyncStream.makeStream(
      of: LiveEvent.self, bufferingPolicy: .bufferingOldest(16))
    let watching = Task {
      await watch(continuation)
      continuation.finish()
    }
    let beating = Task {
      while !Task.isCancelled {
        do throws(PentadError) { try await time.sleep(interval) } catch { return }
        continuation.yield(.beat)
      }
    }
    continuation.onTermination = { _ in
      watching.cancel()
      beating.cancel()
    }
    return events
  }
}
