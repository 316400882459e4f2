#if Networking
  import PentadCore
  import PentadNetworking
  import TestSupport

  @testable import ChatKit

  /// A push client over real sockets, and its notifications.
  final class PushListener: Sendable {
    let client: PushClient
    let connections = Recorder<ChatConnection>()
    let subscriptions = Recorder<Set<PushChannel>>()
    let notifications = Recorder<PushNotification>()
    let polls = Recorder<Void>()
    private let run: Task<Void, Never>

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - route: by long-polling, there are no WebSockets.
    ///   - token: Alice's, of user 101.
    init(
      _ servers: GroupMeServers, _ transport: HTTPTransport,
      _ route: ChatConnection.Route = .webSocket, userId: String = "101",
      rules: PushRules = PushListener.rules,
      token: @escaping @Sendable () -> String = { "tok-alice" }
    ) {
      let client = PushClient(
        servers: servers, sockets: route == .webSocket ? transport : nil, transport: transport,
        userId: userId, rules: rules
      ) { () async throws(PentadError) in token() }
      self.client = client
      let (connections, subscriptions) = (connections, subscriptions)
      let (notifications, polls) = (notifications, polls)
      run = Task {
        await client.run { signal in
          switch signal {
          case .connection(let connection): connections.record(connection)
          case .subscribed(let channels): subscriptions.record(channels)
          case .notification(let notification): notifications.record(notification)
          case .pollDue: polls.record(())
          }
        }
      }
    }

    deinit { run.cancel() }

    /// The usual waits, but for those that a test would have to wait for.
    static var rules: PushRules {
      var rules = PushRules()
      (rules.longestDelay, rules.firstClimb) = (1_000, 1_000)
      return rules
    }

    /// The alerts of so many messages, in the order in which they came.
    func alerts(_ count: Int) async -> [String] {
      await notifications.entries(count).map(\.alert)
    }

    /// Returns when these channels have been acknowledged, after so many signals of it; how many there
    /// were then.
    @discardableResult
    func subscribed(_ channels: Set<PushChannel>, after count: Int = 0) async -> Int {
      var seen = count
      while true {
        let all = await subscriptions.entries(seen + 1)
        seen = all.count
        if channels.isSubset(of: Set(all[count...].flatMap { $0 })) { return seen }
      }
    }

    /// Returns when it was notified of a connection for the given number of times.
    func waits(for connection: ChatConnection, times: Int = 1) async {
      var count = times
      while await connections.entries(count).count(where: { $0 == connection }) < times {
        count = connections.entries.count + 1
      }
    }

    /// Ends it.
    func stop() async {
      run.cancel()
      await run.value
    }
  }
#endif
