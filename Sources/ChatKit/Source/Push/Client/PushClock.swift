import PentadCore

/// The clock of the machine. It stops while a signal is processed: no message is read meanwhile, so
/// the service cannot be late.
struct PushClock {
  private let time: TimeSource
  private let mailbox: PushMailbox
  private var pause: Int64 = 0
  private var alarm: (due: Int64, task: Task<Void, Never>)?

  init(_ time: TimeSource, _ mailbox: PushMailbox) { (self.time, self.mailbox) = (time, mailbox) }

  /// The time in milliseconds, monotonic.
  var now: Int64 { time.uptime() - pause }

  /// Runs a closure while the clock is stopped.
  mutating func stopped(_ body: () async -> Void) async {
    let start = time.uptime()
    await body()
    pause += time.uptime() - start
  }

  /// Schedules ``PushMachine/Input/timer`` for a time; it may fire somewhat earlier.
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
          // Another alarm has replaced this one.
        }
      }
    )
  }

  /// Removes the alarm after it has fired.
  mutating func rang() { alarm = nil }
}
