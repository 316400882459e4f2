import PentadCore

/// The machine's time, which stands still while a signal is dealt with: nobody listens to the service
/// meanwhile, so it cannot be late.
struct PushClock {
  private let time: TimeSource
  private let mailbox: PushMailbox
  private var pause: Int64 = 0
  private var alarm: (due: Int64, task: Task<Void, Never>)?

  init(_ time: TimeSource, _ mailbox: PushMailbox) { (self.time, self.mailbox) = (time, mailbox) }

  /// Milliseconds; it never goes back.
  var now: Int64 { time.uptime() - pause }

  /// Runs something, for which no time passes.
  mutating func stopped(_ body: () async -> Void) async {
    let start = time.uptime()
    await body()
    pause += time.uptime() - start
  }

  /// Has ``PushMachine/Input/timer`` come at that time, or somewhat earlier.
  mutating func ring(at due: Int64?) {
    guard let due else {
      alarm?.task.cancel()
      alarm = nil
      return
    }
    if let alarm, alarm.due <= due { return }
    alarm?.task.cancel()
    let wait = Int(max(0, due - now))
    alarm = (
      due,
      Task { [time, mailbox] in
        do throws(PentadError) {
          try await time.sleep(wait)
          mailbox.put(.timer)
        } catch {
          // Another alarm has taken its place.
        }
      }
    )
  }

  /// It has come.
  mutating func rang() { alarm = nil }
}
