import CPentad
import PentadCore
import StellarKit

/// Brings lists to a C delegate.
struct StellarLists: @unchecked Sendable {
  let delegate: pentad_stellar_lists_delegate
  let recentLimit: Int
  let subscription: SubscriptionHandle

  /// Reads the lists that are wanted until the subscription is cancelled or the client closes.
  func follow(_ client: StellarClient) {
    var readings: [Task<Void, Never>] = []
    if let callback = delegate.bookmarks {
      readings.append(
        follow(client.observeBookmarks()) { context, records, bookmarks in
          callback(context, records.arena.record(records.bookmarks(bookmarks)))
        })
    }
    if let callback = delegate.courses {
      readings.append(
        follow(client.observeCourses()) { context, records, courses in
          callback(context, records.list(courses), courses.count)
        })
    }
    if let callback = delegate.recent {
      readings.append(
        follow(client.observeRecent(limit: recentLimit)) { context, records, classes in
          callback(context, records.arena.record(records.classList(classes)))
        })
    }
    subscription.onCancel { [readings] in
      for reading in readings { reading.cancel() }
    }
  }

  private func follow<Item: Sendable>(
    _ lists: AsyncStream<[Item]>,
    _ callback: @escaping @Sendable (UnsafeMutableRawPointer?, StellarRecords, [Item]) -> Void
  ) -> Task<Void, Never> {
    let subscription = subscription
    return Task.detached {
      await subscription.follow(lists) { context, list in
        withExtendedLifetime(Arena()) { callback(context, StellarRecords(arena: $0), list) }
      }
    }
  }
}
