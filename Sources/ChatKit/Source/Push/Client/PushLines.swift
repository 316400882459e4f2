/// The connections of the open sessions, by their numbers.
struct PushLines {
  private let open: (Int, ChatConnection.Route) -> any PushLine
  private var lines: [Int: any PushLine] = [:]

  /// - Parameter open: opens the connection of a session.
  init(_ open: @escaping (Int, ChatConnection.Route) -> any PushLine) { self.open = open }

  /// Performs an effect on a session.
  mutating func perform(_ effect: PushMachine.Effect) {
    switch effect {
    case .open(let number, let route): lines[number] = open(number, route)
    case .send(let requests, let number): lines[number]?.send(requests)
    case .close(let number): lines.removeValue(forKey: number)?.cut()
    case .leave(let goodbye, let number): lines.removeValue(forKey: number)?.leave(goodbye)
    case .signal, .finish, .verifyToken: break
    }
  }
}
