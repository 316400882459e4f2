import Foundation

/// How long work computes on the calling thread, whatever else the machine does meanwhile.
public func computingTime(of work: () -> Void) -> Duration {
  let begin = threadTime()
  work()
  return threadTime() - begin
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
