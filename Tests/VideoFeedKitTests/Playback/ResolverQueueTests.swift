import PentadCore
import Testing

@testable import VideoFeedKit

@Suite struct ResolverQueueTests {
  private static let unavailable = PentadError(.serverUnavailable, "no")
  private var queue = ResolverQueue()

  private func key(_ id: Int) -> VideoKey { Samples.key("\(id)") }

  private func url(_ id: Int) throws -> ContentURL {
    let rendition = MediaRendition(url: "https://example.org/\(id).mp4")
    return ContentURL(video: key(id), rendition: try #require(rendition))
  }

  private mutating func tell(_ input: ResolverQueue.Input, at now: Int64 = 0) -> [String] {
    queue.handle(input, now: now).map { effect in
      switch effect {
      case .begin(let number, let key): "begin \(number) \(key.id)"
      case .cancel(let number): "cancel \(number)"
      case .finish(let ticket, .success(let url)): "finish \(ticket) \(url.video.id)"
      case .finish(let ticket, .failure(let error)): "fail \(ticket) \(error.code)"
      }
    }
  }

  @Test mutating func onceForAll() throws {
    #expect(tell(.request(1, key(1))) == ["begin 1 1"])
    #expect(tell(.request(2, key(1))) == [])
    #expect(
      tell(.answered(1, .success(try url(1)), holdsFor: nil)) == ["finish 1 1", "finish 2 1"])
    #expect(tell(.request(3, key(1)), at: 299_999) == ["finish 3 1"])
    #expect(tell(.request(4, key(1)), at: 300_000) == ["begin 2 1"])
    let failed = tell(.answered(2, .failure(Self.unavailable), holdsFor: nil), at: 300_000)
    #expect(failed == ["fail 4 unavailable"])
    #expect(tell(.request(5, key(1)), at: 300_000) == ["begin 3 1"])
  }

  @Test mutating func asLongAsItHolds() throws {
    _ = tell(.request(1, key(1)))
    _ = tell(.answered(1, .success(try url(1)), holdsFor: 1_000))
    #expect(tell(.request(2, key(1)), at: 999) == ["finish 2 1"])
    #expect(tell(.forget(key(1))) == [])
    #expect(tell(.request(3, key(1)), at: 999) == ["begin 2 1"])
    #expect(tell(.answered(2, .success(try url(1)), holdsFor: -5)) == ["finish 3 1"])
    #expect(tell(.request(4, key(1))) == ["begin 3 1"])
  }

  /// A waiting request gets an address that was resolved afterwards.
  @Test mutating func forgettingAll() throws {
    _ = tell(.request(1, key(1)))
    _ = tell(.answered(1, .success(try url(1)), holdsFor: nil))
    #expect(tell(.request(2, key(2))) == ["begin 2 2"])
    #expect(tell(.prefetch([key(3)])) == ["begin 3 3"])
    #expect(tell(.forgetAll) == ["cancel 2", "cancel 3", "begin 4 2"])
    #expect(tell(.answered(2, .success(try url(2)), holdsFor: nil)) == [])
    #expect(tell(.answered(3, .success(try url(3)), holdsFor: nil)) == [])
    #expect(tell(.request(3, key(1))) == ["begin 5 1"])
    #expect(tell(.answered(4, .success(try url(2)), holdsFor: nil)) == ["finish 2 2"])
  }

  @Test mutating func theNewestFirstTwoAtOnce() throws {
    #expect(tell(.request(1, key(1))) == ["begin 1 1"])
    #expect(tell(.request(2, key(2))) == ["begin 2 2"])
    for id in 3...5 { #expect(tell(.request(id, key(id))) == []) }
    _ = tell(.request(6, key(3)))
    let failed = tell(.answered(1, .failure(Self.unavailable), holdsFor: nil))
    #expect(failed == ["fail 1 unavailable", "begin 3 3"])
    #expect(tell(.withdraw(5)) == [])
    #expect(tell(.answered(2, .success(try url(2)), holdsFor: nil)) == ["finish 2 2", "begin 4 4"])
    #expect(tell(.answered(2, .success(try url(2)), holdsFor: nil)) == [])
  }

  /// A prefetch is cancelled for a direct request, and is repeated later.
  @Test mutating func prefetching() throws {
    #expect(tell(.prefetch([key(1), key(2), key(3)])) == ["begin 1 1", "begin 2 2"])
    #expect(tell(.request(1, key(9))) == ["cancel 1", "begin 3 9"])
    #expect(tell(.request(2, key(2))) == [])
    #expect(tell(.answered(3, .success(try url(9)), holdsFor: nil)) == ["finish 1 9", "begin 4 3"])
    #expect(tell(.answered(4, .failure(Self.unavailable), holdsFor: nil)) == ["begin 5 1"])
    #expect(tell(.answered(1, .success(try url(1)), holdsFor: nil)) == [])
    #expect(tell(.answered(5, .success(try url(1)), holdsFor: nil)) == [])
    #expect(tell(.request(3, key(1))) == ["finish 3 1"])
    #expect(tell(.prefetch([key(1), key(2)])) == [])
  }

  @Test mutating func prefetchesAreLimited() {
    _ = tell(.prefetch((0..<50).map(key)))
    #expect(queue.prefetchQueue.count == 6 && queue.prefetchQueue.last == key(2))
  }

  // MARK: Time

  @Test mutating func waitingRequestTimesOut() {
    #expect(queue.deadline == nil)
    for id in 1...3 { _ = tell(.request(id, key(id)), at: Int64(id) * 1_000) }
    #expect(queue.deadline == 9_000)
    #expect(tell(.timer, at: 8_999) == [])
    #expect(tell(.timer, at: 9_000) == ["fail 1 timedOut", "cancel 1", "begin 3 3"])
    #expect(tell(.timer, at: 10_000) == ["fail 2 timedOut", "cancel 2"])
    #expect(tell(.timer, at: 11_000) == ["fail 3 timedOut"])
    // The source may still answer: it is kept for the next who asks.
    #expect(queue.deadline == 17_000)
    #expect(tell(.timer, at: 17_000) == ["cancel 3"])
    #expect(queue.deadline == nil)
  }

  /// A request that joins a failing attempt gets a second attempt.
  @Test mutating func aSecondAttempt() {
    _ = tell(.prefetch([key(1)]))
    _ = tell(.request(1, key(1)), at: 7_000)
    #expect(tell(.timer, at: 8_000) == ["cancel 1", "begin 2 1"])
    #expect(tell(.timer, at: 15_000) == ["fail 1 timedOut"])
  }

  @Test mutating func stopping() {
    _ = tell(.request(1, key(1)))
    _ = tell(.request(2, key(2)))
    _ = tell(.request(3, key(3)))
    #expect(
      tell(.stop) == ["cancel 1", "cancel 2", "fail 1 closed", "fail 2 closed", "fail 3 closed"])
    #expect(tell(.request(4, key(4))) == ["fail 4 closed"])
    #expect(tell(.prefetch([key(5)])) == [])
    #expect(queue.deadline == nil)
  }
}
