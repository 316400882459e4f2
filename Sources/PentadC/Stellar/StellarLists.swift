import CPentad
import PentadCore
import StellarKit

/// Delivers lists to a C delegate.
struct StellarLists: @unchecked Sendable {
  let delegate: pentad_stellar_lists_delegate
  let recentLimit: Int
  let subscription: SubscriptionHandle

  /// Reads the requested lists until the subscription is cancelled or the client closes.
  func follow(_ client: StellarClient) {
    var readings: [Task<Void, Never>] = []
    if let callback = delegate.bookmarks {
      readings.append(
        follow(client.observeBookmarks()) { context, records, bookmarks, delta in
          callback(context, records.arena.record(records.record(bookmarks)), delta)
        })
    }
    if let callback = delegate.courses {
      readings.append(
        follow(client.observeCourses()) { context, records, courses, delta in
          callback(context, records.list(courses), courses.count, delta)
        })
    }
    if let callback = delegate.recent {
      readings.append(
        follow(client.observeRecent(limit: recentLimit)) { context, records, classes, delta in
          callback(context, records.arena.record(records.record(classes)), delta)
        })
    }
    subscription.onCancel { [readings] in
      for reading in readings { reading.cancel() }
    }
  }

  private typealias Callback<Item> =
    @Sendable (
      UnsafeMutableRawPointer?, StellarRecords, [Item], UnsafePointer<pentad_list_delta>?
    ) -> Void

  private func follow<Item: Sendable>(
    _ updates: AsyncStream<ListUpdate<Item>>, _ callback: @escaping Callback<Item>
  ) -> Task<Void, Never> {
    let subscription = subscription
    return Task.detached {
      await subscription.follow(updates) { context, update in
        withExtendedLifetime(Arena()) { arena in
          callback(
            context, StellarRecords(arena: arena), update.items,
            update.delta.map { arena.record(arena.delta($0)) })
        }
      }
    }
  }
}
