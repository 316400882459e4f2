import PentadCore

/// Finds out whether the server accepts the token, when a call or the push service has refused it: a refusal
/// may be of one conversation, and a service may fail by itself.
final class TokenCheck: Sendable {
  private let api: GroupMeAPI
  private let time: TimeSource
  private let isRunning = Lock(false)

  /// How long after the first question the second follows, in milliseconds.
  private static let pause = 1_000

  init(_ api: GroupMeAPI, _ time: TimeSource) {
    (self.api, self.time) = (api, time)
  }

  /// Whether the server accepts the token; nil when that is not known, or the token was renewed meanwhile.
  ///
  /// A refusal counts that comes twice, for the user's own data.
  func verdict() async -> Bool? {
    let token = try? await api.token()
    for isLast in [false, true] {
      do throws(PentadError) {
        _ = try await api.usersMe()
        return true
      } catch {
        guard error.code == .signInRequired else { return nil }
      }
      if !isLast { try? await time.sleep(Self.pause) }
    }
    return (try? await api.token()) == token ? false : nil
  }

  /// Calls `refused` when the server does not accept the token. Nothing while the same is being found out.
  func run(_ refused: @escaping @Sendable () -> Void) {
    let isFirst = isRunning.withLock { isRunning in
      defer { isRunning = true }
      return !isRunning
    }
    guard isFirst else { return }
    Task {
      if await verdict() == false { refused() }
      isRunning.withLock { $0 = false }
    }
  }
}
