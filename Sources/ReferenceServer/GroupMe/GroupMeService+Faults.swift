public import PentadCore

/// What happens to the sockets of the push service.
public enum SocketAction: String, Sendable, Hashable, Codable {
  /// They stay open, and nothing is read or written any more: a network that has gone away unseen.
  case stall
  /// Stalled ones go on; what has waited comes first.
  case go
  /// They end without a word.
  case cut
  /// The server forgets their clients, and closes them.
  case forget
}

extension GroupMeService {
  /// Has the next pushes go wrong, after those that were told so before.
  ///
  /// - Parameters:
  ///   - count: how many; each change is one push a channel.
  ///   - delay: milliseconds that a push is held; of `reorder`, after which those that are there are told
  ///     although not all have come.
  public func disturb(_ effect: PushEffect, count: Int = 1, delay: Int64 = 1_000) {
    change { board, _ in board.faults.add(effect, count: count, delay: min(delay, 1 << 40)) }
  }

  /// Lets pushes go right again; those that are held are dropped.
  public func calm() { change { board, _ in board.faults.clear() } }

  /// Does something to the sockets there are: of the clients that subscribed to a user's channel, or all.
  ///
  /// - Returns: how many.
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

  /// Sets how long an idle connect waits and how often users are pinged, in milliseconds; what is nil
  /// stays. At the start ten minutes and 30 seconds.
  public func setTimes(timeout: Int64? = nil, pingInterval: Int64? = nil) {
    change { board, _ in
      if let timeout { board.faye.timeout = min(max(100, timeout), 1 << 40) }
      if let pingInterval { board.faye.pingInterval = min(max(100, pingInterval), 1 << 40) }
    }
  }

  /// The push clients: their id, what they subscribed to, and whether they have a socket.
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

  /// What the server knows of groups and messages, to be compared with what a client has:
  /// `{"groups":{id:{…}},"messages":{conversation:[…]}}`, messages oldest first.
  ///
  /// - Parameter userID: whose conversations; nil for all.
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
