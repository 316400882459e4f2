import PentadCore
import Testing

@Suite struct ExpiryTests {
  @Test func expiresAtTheEndOfItsTime() {
    let expiry = Expiry.after(milliseconds: 1_000)
    #expect(!expiry.isExpired(storedAt: 5_000, now: 5_000))
    #expect(!expiry.isExpired(storedAt: 5_000, now: 5_999))
    #expect(expiry.isExpired(storedAt: 5_000, now: 6_000))
  }

  /// A clock that is set back does not keep a value fresh for ever.
  @Test func aValueFromTheFutureExpiresByItsDistance() {
    let expiry = Expiry.hours(1)
    #expect(!expiry.isExpired(storedAt: 10_000, now: 9_000))
    #expect(expiry.isExpired(storedAt: 3_600_000, now: 0))
  }

  @Test func neverIsNever() {
    #expect(!Expiry.never.isExpired(storedAt: .min, now: .max))
    #expect(!Expiry.never.isExpired(storedAt: .max, now: .min))
  }

  @Test func noTimeAtAllIsStaleAtOnce() {
    for milliseconds: Int64 in [0, -1, .min] {
      #expect(Expiry.after(milliseconds: milliseconds).isExpired(storedAt: 7, now: 7))
    }
  }

  @Test func theEndsOfTimeDoNotTrap() {
    for expiry in [Expiry.days(30), .days(.max), .minutes(-5), .after(milliseconds: .max)] {
      for (storedAt, now) in [(Int64.min, Int64.max), (.max, .min), (0, .min), (.min, 0)] {
        #expect(expiry.isExpired(storedAt: storedAt, now: now))
      }
    }
    #expect(Expiry.days(2) == .hours(48))
    #expect(Expiry.hours(1) == .minutes(60))
    #expect(Expiry.days(.max).milliseconds == .max)
  }

  @Test func snapshotStalenessFollowsItsExpiry() {
    let fresh = Snapshot(1, origin: .disk, storedAt: 0, expiry: .minutes(1), now: 59_999)
    let stale = Snapshot(1, origin: .disk, storedAt: 0, expiry: .minutes(1), now: 60_000)
    #expect(!fresh.isStale)
    #expect(stale.isStale)
    #expect(stale.map { "\($0)" } == Snapshot("1", origin: .disk, storedAt: 0, isStale: true))
  }

  @Test func aResidenceIsASet() {
    let both: Residence = [.memory, .disk]
    #expect(both.contains(.disk))
    #expect(!Residence.memory.contains(.disk))
  }
}
