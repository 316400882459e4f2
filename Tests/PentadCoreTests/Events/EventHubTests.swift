import Dispatch
import PentadCore
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct EventHubTests {
  @Test func allObserversSeeOneOrder() async {
    let publishers = 4
    let each = 500
    let hub = EventHub<Tick>(capacity: publishers * each)
    let seen = (0..<3).map { _ in Recorder<Published<Tick>>() }
    let deliveries = [
      Delivery.queue(DispatchQueue(label: "one")), .queue(.global()),
      .queue(DispatchQueue(label: "many", attributes: .concurrent)),
    ]
    let subscriptions = zip(deliveries, seen).map { delivery, recorder in
      hub.observe(on: delivery) { recorder.record($0) }
    }
    let streams = (0..<2).map { _ in hub.events() }
    async let first = Array(streams[0])
    async let second = Array(streams[1])
    await withTaskGroup { group in
      for publisher in 0..<publishers {
        group.addTask {
          for index in 0..<each {
            hub.publish(.number(publisher * each + index))
            if index.isMultiple(of: 50) { await Task.yield() }
          }
        }
      }
    }
    hub.finish()
    let order = await first
    #expect(order.map(\.number) == Array(1...UInt64(publishers * each)))
    #expect(await second == order)
    for recorder in seen {
      #expect(await recorder.entries(publishers * each) == order)
    }
    for publisher in 0..<publishers {
      let own = (publisher * each..<(publisher + 1) * each).map { Tick.number($0) }
      #expect(order.map(\.event).filter(Set(own).contains) == own)
    }
    withExtendedLifetime(subscriptions) {}
  }

  @Test func anObserverSeesOnlyWhatComesAfterItAttached() async {
    let hub = EventHub<Tick>()
    let pump = Pump()
    let early = Recorder<String>()
    let late = Recorder<String>()
    let one = hub.observe(on: .pump(pump)) { early.record($0.text) }
    hub.publish(.number(10))
    let stream = hub.events()
    let two = hub.observe(on: .pump(pump)) { late.record($0.text) }
    hub.publish(.number(20))
    hub.finish()
    pump.run()
    #expect(early.entries == ["1:10", "2:20"])
    #expect(late.entries == ["2:20"])
    #expect(await Array(stream).map(\.text) == ["2:20"])
    withExtendedLifetime((one, two)) {}
  }

  @Test func aHandlerMayPublish() {
    let hub = EventHub<Tick>()
    let pump = Pump()
    let seen = Recorder<String>()
    let echo = hub.observe(on: .pump(pump)) { published in
      if case .number(let value) = published.event, value < 5 { hub.publish(.number(value + 1)) }
    }
    let witness = hub.observe(on: .pump(pump)) { seen.record($0.text) }
    hub.publish(.number(0))
    while pump.run() > 0 {}
    #expect(seen.entries == ["1:0", "2:1", "3:2", "4:3", "5:4", "6:5"])
    withExtendedLifetime((echo, witness)) {}
  }

  @Test func blockedObserverDoesNotBlockOthers() async {
    let hub = EventHub<Tick>(capacity: 1_000)
    let blocked = Recorder<UInt64>()
    let free = Recorder<UInt64>()
    let gate = DispatchSemaphore(value: 0)
    let one = hub.observe(on: .queue(DispatchQueue(label: "blocked"))) {
      blocked.record($0.number)
      if $0.number == 1 { gate.wait() }
    }
    let two = hub.observe(on: .queue(DispatchQueue(label: "free"))) { free.record($0.number) }
    hub.publish(.number(0))
    #expect(await blocked.entries(1) == [1])
    for value in 1..<1_000 { hub.publish(.number(value)) }
    #expect(await free.entries(1_000) == Array(1...1_000))
    #expect(blocked.entries == [1])
    gate.signal()
    #expect(await blocked.entries(1_000) == Array(1...1_000))
    withExtendedLifetime((one, two)) {}
  }

  @Test func callbacksOfAnObserverNeverOverlap() async {
    let hub = EventHub<Tick>()
    let inside = Atomic(0)
    let most = Recorder<Int>()
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    await withDiscardingTaskGroup { group in
      let subscription = hub.observe(on: .queue(concurrent)) { _ in
        most.record(inside.add(1, ordering: .relaxed).newValue)
        inside.subtract(1, ordering: .relaxed)
      }
      for _ in 0..<4 {
        group.addTask { for value in 0..<100 { hub.publish(.number(value)) } }
      }
      #expect(await most.entries(400).allSatisfy { $0 == 1 })
      withExtendedLifetime(subscription) {}
    }
  }

  @Test func finishDeliversWhatWasPublishedAndNothingAfter() async {
    let hub = EventHub<Tick>()
    let pump = Pump()
    let census = Census()
    let seen = Recorder<String>()
    let stream = hub.events()
    let subscription = { [citizen = census.citizen()] in
      hub.observe(on: .pump(pump)) { published in
        seen.record(published.text)
        withExtendedLifetime(citizen) {}
      }
    }()
    hub.publish(.number(1))
    hub.finish()
    hub.publish(.number(2))
    hub.finish()
    pump.run()
    #expect(seen.entries == ["1:1"])
    #expect(await Array(stream).map(\.text) == ["1:1"])
    #expect(census.living == 0)
    let late = hub.observe(on: .pump(pump)) { seen.record($0.text) }
    #expect(await Array(hub.events()).isEmpty)
    #expect(pump.run() == 0)
    #expect(seen.entries.count == 1)
    withExtendedLifetime((subscription, late)) {}
  }

  @Test func releasedHubFinishes() async {
    var hub: EventHub<Tick>? = EventHub()
    let stream = hub?.events()
    hub?.publish(.number(1))
    hub = nil
    var seen: [String] = []
    if let stream { for await published in stream { seen.append(published.text) } }
    #expect(seen == ["1:1"])
  }
}
