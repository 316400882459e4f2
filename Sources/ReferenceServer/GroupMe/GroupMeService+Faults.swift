public import PentadCore

/// An action on the sockets of the push service.
public enum SocketAction: String, Sendable, Hashable, Codable {
  /// The sockets stay open, but nothing is read or written any more, as when a network disappears
  /// silently.
  case stall
  /// Stalled sockets continue; held data comes first.
  case go
  /// The sockets are closed without a close message.
  case cut
  /// The server forgets their clients, and closes the sockets.
  case forget
}

extension GroupMeService {
  /// Applies a fault to the next pushes, after the faults that were added before.
  ///
  /// - Parameters:
  ///   - count: the number of pushes; each change is one push for each channel.
  ///   - delay: the time for which a push is held, in milliseconds. For `reorder`, held pushes are
  ///     sent after this time even if not all have arrived.
  public func disturb(_ effect: PushEffect, count: Int = 1, delay: Int64 = 1_000) {
    change { board, _ in board.faults.add(effect, count: count, delay: min(delay, 1 << 40)) }
  }

  /// Removes all push faults; held pushes are dropped.
  public func calm() { change { board, _ in board.faults.clear() } }

  /// Applies an action to the open sockets: those of the clients that subscribed to a user's
  /// channel, or all.
  ///
  /// - Returns: the number of affected sockets or clients.
  @discardableResult public func sockets(_ action: SocketAction, of userID: String? = nil) -> Int {
    change { board, _ in
      let channel = userID.map { "/user/\($0)" }
      let clients = board.faye.clients.filter { client in
        channel.map { client.value.subscriptions.contains($0) } ?? true
      }
      let numbers =
        channel == nil ? Set(board.lines.keys) : Set(clients.values.compactMap(\.socket))
      if action == .forget { for id in clients.keys { board.faye.destroy(id) } }
      for number in numbers {
        switch action {
        case .stall: board.lines[number]?.stall()
        case .go: board.lines[number]?.go()
        case .cut: board.lines[number]?.cut()
        case .forget: break
        }
      }
      return action == .forget ? clients.count : numbers.count
    }
  }

  /// Sets the timeout of an idle connect and the interval of user pings, in milliseconds; nil keeps
  /// the current value. The defaults are ten minutes and 30 seconds.
  public func setTimes(timeout: Int64? = nil, pingInterval: Int64? = nil) {
    change { board, _ in
      if let timeout { board.faye.timeout = min(max(100, timeout), 1 << 40) }
      if let pingInterval { board.faye.pingInterval = min(max(100, pingInterval), 1 << 40) }
    }
  }

  /// The push clients: their ids, their subscriptions, and whether they have a socket.
  public var pushClients: JSONValue {
    let clients = board.withLock { $0.faye.clients }
    return .array(
      clients.sorted { $0.key < $1.key }.map { id, client in
        [
          "clientId": .string(id), "isOnSocket": .bool(client.socket != nil),
          "subscriptions": .array(client.subscriptions.sorted().map { .string($0) }),
        ]
      })
  }

  /// Returns all groups and messages of the server, for comparison with a client's data:
  /// `{"groups":{id:{…}},"messages":{conversation:[…]}}`, messages oldest first.
  ///
  /// - Parameter userID: the user whose conversations are returned; nil for all.
  public func log(of userID: String? = nil) -> JSONValue {
    let api = board.withLock { $0.api }
    let groups = api.groups.filter { group in
      userID.map { group.value.member($0) != nil } ?? true
    }.sorted { $0.key < $1.key }.map { id, group in
      JSONValue.Member(id, group.json(for: userID ?? "", api.log(.group(id)), omitsMembers: false))
    }
    let messages = api.logs.filter { log in userID.map { api.isIn(log.key, $0) } ?? true }
      .map { ($0.key.id, $0.value) }.sorted { $0.0 < $1.0 }
    return [
      "groups": .object(groups),
      "messages": .object(messages.map { .init($0.0, .array($0.1.map(\.json))) }),
    ]
  }
}
