import PentadCore
import StellarKit

/// The accounts at schools, each with the outcome of its last refresh.
struct Schools: Sendable {
  /// The outcome of a refresh.
  struct Outcome: Sendable {
    /// The time until which no other refresh starts by itself, on the clock of uptime.
    var isFreshUntil: Int64
    /// The error of the whole refresh; nil if at least a part succeeded.
    var problem: PentadError?
    /// The parts that failed.
    var parts: [StellarRefresh.Failure] = []
  }

  let accounts: StellarAccounts
  private let time: TimeSource
  private let outcomes = Box<[StellarAccount.ID: Outcome]>([:])

  /// The least time between two refreshes that were not requested, in milliseconds.
  static let interval: Int64 = 15 * 60_000
  /// The same after a failure.
  static let pause: Int64 = 60_000

  init(_ accounts: StellarAccounts, _ time: TimeSource) {
    (self.accounts, self.time) = (accounts, time)
  }

  /// Refreshes the accounts that are due, or all if requested, at the same time. Returns when the
  /// page has waited long enough; the refreshes continue then.
  func refresh(isWanted: Bool = false) async throws(PentadError) {
    let all = try await accounts.all()
    await Patience(time: time).wait {
      await withTaskGroup { group in
        for account in all { group.addTask { await refresh(account.id, isWanted: isWanted) } }
      }
    }
  }

  /// Refreshes an account.
  func refresh(_ id: StellarAccount.ID, isWanted: Bool) async {
    let now = time.uptime()
    let isDue = outcomes.change { outcomes in
      if !isWanted, let last = outcomes[id], now < last.isFreshUntil { return false }
      // Until the school answers, pages report that it has not answered yet.
      outcomes[id] = Outcome(isFreshUntil: now + Self.pause, problem: .notYet)
      return true
    }
    guard isDue else { return }
    var outcome = Outcome(isFreshUntil: now + Self.interval)
    do throws(PentadError) {
      outcome.parts = try await accounts.client(id).refreshAccount().failures
    } catch {
      outcome.problem = error
      outcome.isFreshUntil = now + Self.pause
    }
    outcomes.change { [outcome] in $0[id] = outcome }
  }

  /// The outcome of the last refresh; nil if there was none.
  func outcome(_ id: StellarAccount.ID) -> Outcome? { outcomes.value[id] }

  /// Forgets the outcome of an account that was removed.
  func forget(_ id: StellarAccount.ID) { outcomes.change { $0[id] = nil } }

  /// Reads from the client of each account, all at the same time and only as long as a page waits.
  func read<Value: Sendable>(
    _ read: @escaping @Sendable (StellarClient) async throws(PentadError) -> Value
  ) async throws(PentadError) -> [SchoolPart<Value>] {
    let all = try await accounts.all()
    let parts = await withTaskGroup(of: (Int, SchoolPart<Value>).self) { group in
      for (place, account) in all.enumerated() {
        group.addTask { (place, await part(of: account, read)) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    return parts.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func part<Value: Sendable>(
    of account: StellarAccount,
    _ read: @escaping @Sendable (StellarClient) async throws(PentadError) -> Value
  ) async -> SchoolPart<Value> {
    let accounts = accounts
    let result = await Patience(time: time).outcome { () async throws(PentadError) in
      try await read(try await accounts.client(account.id))
    }
    return SchoolPart(
      account: account, result: result ?? .failure(.notYet), outcome: outcome(account.id))
  }
}

/// A part of the data of one school.
struct SchoolPart<Value: Sendable>: Sendable {
  let account: StellarAccount
  /// The stored data, or the reason why there is none.
  let result: Result<Value, PentadError>
  let outcome: Schools.Outcome?

  /// The data; nil if there is none.
  var value: Value? { try? result.get() }
}
