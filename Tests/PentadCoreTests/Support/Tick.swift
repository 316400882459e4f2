import PentadCore
import Synchronization

/// The event of these tests.
enum Tick: HubEvent, Hashable {
  case number(Int)
  case reset
}

extension Published<Tick> {
  /// `7:reset` or the plain number of an event that was published as such.
  var text: String {
    switch event {
    case .number(let value): "\(number):\(value)"
    case .reset: "\(number):reset"
    }
  }
}

/// Counts the objects that are alive.
final class Census: Sendable {
  private let count = Atomic(0)

  var living: Int { count.load(ordering: .sequentiallyConsistent) }

  func citizen() -> Citizen { Citizen(self) }

  final class Citizen: Sendable {
    private let census: Census

    fileprivate init(_ census: Census) {
      self.census = census
      census.count.add(1, ordering: .sequentiallyConsistent)
    }

    deinit { census.count.subtract(1, ordering: .sequentiallyConsistent) }
  }
}

/// An event that can be counted while it lives.
enum Heavy: HubEvent {
  case load(Census.Citizen)
  case reset
}
