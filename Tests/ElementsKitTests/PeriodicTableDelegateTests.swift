import Dispatch
import ElementsKit
import PentadCore
import Synchronization
import Testing

@Suite struct PeriodicTableDelegateTests {
  private final class Recorder: PeriodicTableDelegate {
    let calls = Mutex<[String]>([])
    let ended = DispatchSemaphore(value: 0)
    var heard: [String] { calls.withLock { $0 } }

    private func record(_ call: String) { calls.withLock { $0.append(call) } }

    func periodicTableDidLoad(_ table: PeriodicTable) { record("load") }
    func periodicTable(
      _ table: PeriodicTable, didSelect element: AtomicElement, in source: String?
    ) { record("select \(element) \(source ?? "-")") }
    func periodicTable(
      _ table: PeriodicTable, flipDidBegin element: AtomicElement, to side: CardSide
    ) { record("begin \(element) \(side)") }
    func periodicTable(
      _ table: PeriodicTable, flipDidEnd element: AtomicElement, on side: CardSide
    ) {
      record("end \(element) \(side)")
      ended.signal()
    }
    func periodicTableDidReset(_ table: PeriodicTable) { record("reset") }
  }

  private final class Silent: PeriodicTableDelegate {}

  private func turnGold(of table: PeriodicTable) throws {
    let source = ElementsSortedByNameDataSource(table: table)
    let gold = try table.element(symbol: "Au")
    let card = try table.select(at: try #require(source.indexPath(of: gold)), in: source)
    try card.flip()
    card.flipDidEnd()
  }

  private let turn = ["select Au Name", "begin Au back", "end Au back"]

  @Test func delegateReceivesAllEventsOnAPump() async throws {
    let table = PeriodicTable()
    let pump = Pump()
    let recorder = Recorder()
    let silent = Silent()
    let delegates: [any PeriodicTableDelegate] = [recorder, silent]
    let subscriptions = delegates.map { table.addDelegate($0, on: .pump(pump)) }
    try await table.load()
    try turnGold(of: table)
    #expect(recorder.heard.isEmpty)
    pump.run()
    #expect(recorder.heard == ["load"] + turn)
    for subscription in subscriptions { subscription.cancel() }
    table.select(table.elements[0])
    #expect(pump.run() == 0)
  }

  @Test func delegateReceivesAllEventsOnAQueue() throws {
    let table = PeriodicTable()
    let recorder = Recorder()
    let subscription = table.addDelegate(recorder, on: .queue(DispatchQueue(label: "delegate")))
    try turnGold(of: table)
    recorder.ended.wait()
    #expect(recorder.heard == turn)
    subscription.cancel()
  }

  @Test func aDelegateIsHeldWeakly() throws {
    let table = PeriodicTable()
    let pump = Pump()
    var recorder: Recorder? = Recorder()
    weak let gone = recorder
    let subscription = try table.addDelegate(#require(recorder), on: .pump(pump))
    recorder = nil
    #expect(gone == nil)
    table.select(table.elements[0])
    pump.run()
    subscription.cancel()
  }

  @Test func tableIsReleasedWithItsLastOwner() throws {
    let pump = Pump()
    let recorder = Recorder()
    var table: PeriodicTable? = PeriodicTable()
    weak let gone = table
    var subscription: Subscription? = table?.addDelegate(recorder, on: .pump(pump))
    table?.select(try AtomicElement(atomicNumber: 1))
    table = nil
    pump.run()
    #expect(recorder.heard == ["select H -"])
    subscription?.cancel()
    subscription = nil
    #expect(gone == nil)
  }

  @Test func aDelegateMayCallTheTable() throws {
    final class Chain: PeriodicTableDelegate {
      let count = Mutex(0)
      func periodicTable(
        _ table: PeriodicTable, didSelect element: AtomicElement, in source: String?
      ) {
        count.withLock { $0 += 1 }
        if element.atomicNumber < 118 { table.select(table.elements[element.atomicNumber]) }
      }
    }
    let table = PeriodicTable()
    let pump = Pump()
    let chain = Chain()
    let subscription = table.addDelegate(chain, on: .pump(pump))
    table.select(table.elements[0])
    while pump.run() > 0 {}
    #expect(chain.count.withLock { $0 } == 118)
    subscription.cancel()
  }
}
