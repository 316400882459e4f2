import PentadCore

/// Checks whether the server still accepts the token after a refusal by a call or by the push
/// service. Such a refusal may concern one conversation only, or be a failure of the service.
final class TokenCheck: Sendable {
  private let api: GroupMeAPI
  private let time: TimeSource
  private let isRunning = Lock(false)

  /// The delay between the first and the second check, in milliseconds.
  private static let pause = 1_000

  init(_ api: GroupMeAPI, _ time: TimeSource) {
    (self.api, self.time) = (api, time)
  }

  /// Returns true if the server accepts the token; nil if this is unknown or the token was renewed
  /// meanwhile.
  ///
  /// The token counts as rejected if the user's own data are refused twice.
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

  /// Calls `refused` if the server does not accept the token. It does nothing while another check
  /// runs.
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
