import ChatKit
import HTTPTypes
import Hummingbird
import NIOCore
import PentadCore
import ServiceLifecycle

extension ChatScreens {
  /// Registers Server-Sent Events: an open page is notified of a changed list, and requests it
  /// again.
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

  /// Returns a response that lasts until the page is left, the client closes or the showcase ends.
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

/// An event for an open page.
enum LiveEvent: Sendable, Equatable {
  /// Its list, or the state of the connection, has changed.
  case changed
  /// Nothing has happened; by this, a page that is gone is found out.
  case beat

  /// The time between two beats, in milliseconds.
  static let interval = 15_000

  /// The event on the wire.
  var text: String {
    switch self {
    case .changed: "event: changed\ndata: \n\n"
    case .beat: ": \n\n"
    }
  }

  /// Notifies a page when the client's way of receiving news changes.
  static func forwardConnection(
    _ events: AsyncStream<Published<ChatEvent>>, to changes: AsyncStream<LiveEvent>.Continuation
  ) async {
    for await published in events {
      if case .connection = published.event { changes.yield(.changed) }
    }
  }

  /// Returns the watched events, with beats between them. The watch ends with its reader; the
  /// stream ends with the watch.
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
