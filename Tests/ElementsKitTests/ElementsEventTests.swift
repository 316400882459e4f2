import Dispatch
import ElementsKit
import PentadCore
import Synchronization
import Testing

@Suite struct ElementsEventTests {
  let table = PeriodicTable()

  @Test func streamsAndHandlersReceiveEventsInOrder() async throws {
    let iron = try table.element(symbol: "Fe")
    let pump = Pump()
    let heard = Mutex<[ElementsEvent]>([])
    let subscription = table.observe(on: .pump(pump)) { published in
      heard.withLock { $0.append(published.event) }
    }
    let stream = table.events()

    try await table.load()
    let source = ElementsSortedBySymbolDataSource(table: table)
    let path = try #require(source.indexPath(of: iron))
    let card = try table.select(at: path, in: source)
    #expect(card.element == iron && card.side == .front)
    try card.flip()
    #expect(throws: PentadError.self) { try card.flip() }
    card.flipDidEnd()
    card.flipDidEnd()
    table.select(iron)

    let expected: [ElementsEvent] = [
      .didLoad, .didSelect(iron, source: "Symbol"), .flipDidBegin(iron, to: .back),
      .flipDidEnd(iron, side: .back), .didSelect(iron, source: nil),
    ]
    pump.run()
    #expect(heard.withLock { $0 } == expected)
    var streamed: [Published<ElementsEvent>] = []
    for await published in stream {
      streamed.append(published)
      if streamed.count == expected.count { break }
    }
    #expect(streamed.map(\.event) == expected)
    #expect(streamed.map(\.number) == [1, 2, 3, 4, 5])
    subscription.cancel()
    table.select(iron)
    #expect(pump.run() == 0)
  }

  @Test func aRowThatDoesNotExistIsNotSelected() {
    let pump = Pump()
    let subscription = table.observe(on: .pump(pump)) { _ in }
    #expect(throws: PentadError.self) {
      try table.select(
        at: .init(section: .max, row: 0), in: ElementsSortedByNameDataSource(table: table))
    }
    #expect(pump.run() == 0)
    subscription.cancel()
  }

  @Test func theStateIsThereBeforeItsEvent() throws {
    let card = ElementCard(try table.element(number: 1), table: table)
    let queue = DispatchQueue(label: "events")
    let done = DispatchSemaphore(value: 0)
    let seen = Mutex<[CardSide]>([])
    let subscription = table.observe(on: .queue(queue)) { published in
      if case .flipDidBegin = published.event { seen.withLock { $0.append(card.side) } }
      if case .flipDidEnd(_, let side) = published.event {
        seen.withLock { $0.append(side) }
        done.signal()
      }
    }
    try card.flip()
    card.flipDidEnd()
    done.wait()
    #expect(seen.withLock { $0 } == [.back, .back])
    subscription.cancel()
  }

  @Test func manyThreadsTurnACardAndTheEventsKeepItsOrder() throws {
    let card = ElementCard(try table.element(number: 1), table: table)
    let pump = Pump()
    let heard = Mutex<[ElementsEvent]>([])
    let subscription = table.observe(on: .pump(pump)) { published in
      heard.withLock { $0.append(published.event) }
    }
    DispatchQueue.concurrentPerform(iterations: 400) { turn in
      if turn.isMultiple(of: 2) { _ = try? card.flip() } else { card.flipDidEnd() }
    }
    pump.run()
    var side = CardSide.front
    var isFlipping = false
    for event in heard.withLock({ $0 }) {
      if case .flipDidBegin(_, let to) = event {
        #expect(!isFlipping && to != side)
        (side, isFlipping) = (to, true)
      } else {
        #expect(isFlipping && event == .flipDidEnd(card.element, side: side))
        isFlipping = false
      }
    }
    #expect(card.side == side && card.isFlipping == isFlipping)
    subscription.cancel()
  }

  @Test func slowObserverReceivesAReset() throws {
    let pump = Pump()
    let heard = Mutex<[ElementsEvent]>([])
    let subscription = table.observe(on: .pump(pump)) { published in
      heard.withLock { $0.append(published.event) }
    }
    for element in Array(repeating: table.elements, count: 20).joined() { table.select(element) }
    pump.run()
    #expect(heard.withLock { $0 } == [.reset])
    subscription.cancel()
  }

  @Test func loadingCanBeCancelled() async {
    let pump = Pump()
    let subscription = table.observe(on: .pump(pump)) { _ in }
    let task = Task { [table] in
      withUnsafeCurrentTask { $0?.cancel() }
      try await table.load()
    }
    let result = await task.result
    #expect { try result.get() } throws: { ($0 as? PentadError)?.code == .cancelled }
    #expect(pump.run() == 0)
    subscription.cancel()
  }
}
