import PentadCore
import StellarKit

/// Registers this device, because the server accepts bookmarks only from known devices, and fetches
/// the current term and unread notices.
struct DeviceEnrolment: Sendable {
  private let client: StellarClient
  private let time: TimeSource
  private let last = Box<Int64?>(nil)

  /// The minimum time between two requests, in milliseconds.
  static let interval: Int64 = 60_000

  init(_ client: StellarClient, _ time: TimeSource) {
    self.client = client
    self.time = time
  }

  /// Fetches the term and unread notices, unless that was just done. A failure is retried at the next
  /// visit: no user action is lost meanwhile, and bookmarks show that they wait.
  func look(isWanted: Bool = false) async {
    let now = time.uptime()
    let isDue = last.change { last in
      if !isWanted, let last, now - last < Self.interval { return false }
      last = now
      return true
    }
    guard isDue else { return }
    do throws(PentadError) {
      _ = try await client.refreshTerm()
      try await syncUnread()
    } catch {
      last.set(nil)
    }
  }

  private func syncUnread() async throws(PentadError) {
    do throws(PentadError) {
      try await client.syncUnread()
    } catch  where error.code == .deviceNotRegistered {
      try await client.registerDevice(appId: "pentad-showcase")
      try await client.syncUnread()
    }
  }
}
