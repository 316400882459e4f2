import Dispatch
import ElementsKit
import PentadCore

/// A card turns in two steps, so that the program can animate it. Delegates and streams receive all
/// events in the same order.
func showCard() async throws {
  let table = PeriodicTable()
  let narrator = Narrator()
  let subscription = table.addDelegate(
    narrator, on: .queue(DispatchQueue(label: "pentad-examples.narrator")))
  let events = table.events()

  print("\nA card")
  let card = table.select(try table.element(symbol: "Au"))
  let transition = try card.flip()
  print("  turns to the \(transition.to) in \(transition.duration), \(transition.direction)")
  do {
    try card.flip()
  } catch {
    print("  \(error)")
  }
  card.flipDidEnd()
  for line in card.lines(card.side) { print("    \(line.text)") }

  print("What a stream tells")
  stream: for await published in events {
    switch published.event {
    case .didLoad, .reset: print("  \(published.number): all may have changed")
    case .didSelect(let element, _): print("  \(published.number): \(element) was selected")
    case .flipDidBegin(let element, _): print("  \(published.number): \(element) turns")
    case .flipDidEnd(let element, let side):
      print("  \(published.number): \(element) shows its \(side)")
      break stream
    }
  }
  print("What a delegate is told")
  for await sentence in narrator.sentences { print("  \(sentence)") }
  subscription.cancel()  // After this no method of the delegate is called.
}

/// The delegate of a card; its methods run on the queue that it was registered with.
private final class Narrator: PeriodicTableDelegate {
  let sentences: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (sentences, continuation) = AsyncStream.makeStream()
  }

  func periodicTable(
    _ table: PeriodicTable, didSelect element: AtomicElement, in source: String?
  ) {
    continuation.yield("\(table.displayName(of: element)) was selected")
  }

  func periodicTable(
    _ table: PeriodicTable, flipDidBegin element: AtomicElement, to side: CardSide
  ) {
    continuation.yield("\(element) begins to show its \(side)")
  }

  func periodicTable(_ table: PeriodicTable, flipDidEnd element: AtomicElement, on side: CardSide) {
    continuation.yield("\(element) shows its \(side)")
    continuation.finish()
  }
}
