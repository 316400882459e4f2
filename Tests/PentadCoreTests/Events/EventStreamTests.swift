import PentadCore
import TestSupport
import Testing

/// The events that a hub holds for a stream show whether the stream is attached.
@Suite(.timeLimit(.minutes(15))) struct EventStreamTests {
  let census = Census()
  let hub = EventHub<Heavy>()

  @Test func aCancelledTaskDetaches() async {
    let stream = hub.events()
    let arrived = Recorder<UInt64>()
    let task = Task {
      for await published in stream { arrived.record(published.number) }
    }
    hub.publish(.load(census.citizen()))
    _ = await arrived.entries(1)
    #expect(census.living == 1)
    task.cancel()
    await task.value
    #expect(census.living == 0)
    hub.publish(.load(census.citizen()))
    #expect(census.living == 0)
    #expect(arrived.entries == [1])
    withExtendedLifetime(stream) {}
  }

  @Test func aTaskThatIsCancelledBeforeItBeginsSeesNothing() async {
    let stream = hub.events()
    hub.publish(.load(census.citizen()))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await Array(stream).count
    }
    #expect(await task.value == 0)
    #expect(census.living == 0)
  }

  @Test func releasedStreamDetaches() {
    do {
      let stream = hub.events()
      hub.publish(.load(census.citizen()))
      #expect(census.living == 1)
      withExtendedLifetime(stream) {}
    }
    #expect(census.living == 0)
  }

  @Test func leavingTheLoopDetaches() async {
    hub.publish(.load(census.citizen()))
    func first(_ stream: AsyncStream<Published<Heavy>>) async -> UInt64? {
      for await published in stream { return published.number }
      return nil
    }
    #expect(await first(streamWithTwo()) == 2)
    #expect(census.living == 0)
  }

  private func streamWithTwo() -> AsyncStream<Published<Heavy>> {
    let stream = hub.events()
    for _ in 0..<2 { hub.publish(.load(census.citizen())) }
    return stream
  }

  @Test func twoTasksShareAStreamWithoutLosingAnEvent() async {
    let ticks = EventHub<Tick>()
    let stream = ticks.events()
    async let one = Array(stream)
    async let two = Array(stream)
    for value in 0..<200 {
      ticks.publish(.number(value))
      await Task.yield()
    }
    ticks.finish()
    let numbers = await (one + two).map(\.number).sorted()
    #expect(numbers == Array(1...200))
  }
}
