import Foundation

/// Returns the processor time of work on the calling thread, independent of other load on the
/// machine.
public func computingTime(of work: () -> Void) -> Duration {
  let begin = threadTime()
  work()
  return threadTime() - begin
}

/// Returns true if sixteen times as much work takes about sixteen times as long, not 256 times.
///
/// The build and the machine do not matter: both are measured here. Less than a millisecond counts
/// as one.
public func growsLinearly<Input>(
  over input: (_ size: Int) -> Input, _ work: (Input) -> Void
) -> Bool {
  let (few, many) = (input(1 << 12), input(1 << 16))
  let short = computingTime { work(few) }
  let long = computingTime { work(many) }
  return long < max(short, .milliseconds(1)) * 64
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
