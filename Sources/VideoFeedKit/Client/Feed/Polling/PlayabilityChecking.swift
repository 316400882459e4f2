import PentadCore

/// A background check of the playability of videos. Only the sources of a video are asked.
final class PlayabilityChecking: Sendable {
  /// The number of videos checked before the store is read for due checks again.
  static let batch = 16
  /// The number of videos checked concurrently.
  static let width = 2
  /// The longest wait before the store is read for due checks, in milliseconds.
  private static let longestWait: Int64 = 3_600_000

  let store: VideoStore
  let sources: LiveSources
  let time: TimeSource
  /// Sent when there may be videos without a known playability.
  let signal = AsyncSignal()

  init(store: VideoStore, sources: LiveSources, time: TimeSource) {
    self.store = store
    self.sources = sources
    self.time = time
  }

  /// Checks videos when they are due, until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      var wait = Self.longestWait
      do throws(PentadError) {
        try await lookUpDue()
        if let next = try await store.nextCheck() {
          wait = min(max(next - time.date(), 1_000), Self.longestWait)
        }
      } catch {
        guard error.isFailure else { return }
        store.publish(.failed(VideoFailure(.storage, error: error)))
        wait = 60_000
      }
      await signal.wait(atMost: wait, time)
    }
  }

  /// Checks all videos that are due now.
  func lookUpDue() async throws(PentadError) {
    try await store.hastenChecks()
    let refusals = Refusals()
    // A check whose result cannot be stored must not be repeated endlessly.
    var seen: Set<VideoKey> = []
    while !Task.isCancelled {
      let due = try await store.checksDue(limit: Self.batch)
      guard !seen.isSuperset(of: due.map(\.video.key)) else { return }
      seen.formUnion(due.map(\.video.key))
      try await lookUp(due, refusals)
    }
  }

  private func lookUp(
    _ due: [DueCheck], _ refusals: Refusals
  ) async throws(PentadError) {
    let semaphore = AsyncSemaphore(Self.width)
    let failure = await withTaskGroup(of: PentadError?.self) { group in
      for check in due {
        group.addTask {
          await semaphore.wait()
          let failure = await self.lookUp(check, refusals)
          await semaphore.signal()
          return failure
        }
      }
      var failure: PentadError?
      for await error in group { failure = failure ?? error }
      return failure
    }
    if let failure { throw failure }
  }

  /// Checks one video and returns the error of the store, if any.
  private func lookUp(_ due: DueCheck, _ refusals: Refusals) async -> PentadError? {
    do throws(PentadError) {
      let found = await ask(due, refusals)
      guard !Task.isCancelled else { return nil }
      guard let found else {
        try await store.save(nil, of: due.video.key)
        return nil
      }
      let check = due.check.followed(by: found.playability, at: time.date())
      try await store.save(check, of: due.video.key, as: found.video, from: found.source)
      return nil
    } catch {
      return error
    }
  }

  private struct Finding {
    var playability: Playability
    var video: Video?
    var source: SourceID?
  }

  /// Returns the answer of the first source that has one; nil if none has. A source that lost the
  /// video counts only if all sources could be asked.
  private func ask(_ due: DueCheck, _ refusals: Refusals) async -> Finding? {
    var isRemoved = false
    var failure: PentadError?
    for id in due.sources {
      guard let stored = try? await store.source(id)?.description, !stored.isPaused,
        let source = try? sources.source(stored), source.capabilities.contains(.resolving)
      else { continue }
      if let error = refusals.error(of: id) {
        failure = error
        continue
      }
      do throws(PentadError) {
        let resolved = try await source.resolve(due.video)
        let found = ResolvedVideo(
          resolved.video.within(stored.scope), expiresAt: resolved.expiresAt)
        return Finding(playability: found.playability, video: found.lasting, source: id)
      } catch  where error.code == .videoNotFound {
        isRemoved = true
      } catch  where error.code == .actionUnsupported {
        continue
      } catch {
        refusals.note(error, of: id)
        failure = error
      }
    }
    if let failure { return Finding(playability: .checkFailed(failure)) }
    return isRemoved ? Finding(playability: .unplayable(.removed)) : nil
  }
}

/// The sources that are unreachable or asked to wait. They are not asked again for each video.
private final class Refusals: Sendable {
  private let errors = Lock<[SourceID: PentadError]>([:])

  func error(of id: SourceID) -> PentadError? { errors.withLock { $0[id] } }

  func note(_ error: PentadError, of id: SourceID) {
    let isOfAll: [PentadError.Code] = [
      .offline, .unavailable, .timedOut, .unauthorized, .closed,
    ]
    if isOfAll.contains(error.code.coarse) { errors.withLock { $0[id] = error } }
  }
}
