import PentadCore
import StellarKit

/// Makes the server know this device, which takes no bookmark of one that it does not know, and looks
/// for the term and for what is unread.
struct StellarEnrolment: Sendable {
  private let client: StellarClient
  private let time: TimeSource
  private let last = Box<Int64?>(nil)

  /// For how long the server is not asked again, in milliseconds.
  static let interval: Int64 = 60_000

  init(_ client: StellarClient, _ time: TimeSource) {
    self.client = client
    self.time = time
  }

  /// Checks the enrolment, unless that was just done. A failure is retried at the next visit: no
  /// user action is lost meanwhile, and bookmarks show that they wait.
  ///
  /// - Parameter isWanted: whether it is done in any case.
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
