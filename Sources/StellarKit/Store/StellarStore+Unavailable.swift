#if !Storage
  import PentadCore

  /// The store of a build without the trait Storage: there is none, so nothing here is ever called but
  /// the opening.
  ///
  /// It is no enum without cases: the compiler refuses a client that holds one.
  final class StellarStore: Sendable {
    private init() {}

    static func open(
      _ configuration: StellarConfiguration, address: String? = nil,
      onDamage: @escaping @Sendable () -> Void
    ) async throws(PentadError) -> StellarStore {
      throw missing
    }

    private static var missing: PentadError {
      PentadError(.unsupported, "this build has no stores; it was made without Storage")
    }

    static func credentials(in folder: String?, allowsShared: Bool = false) -> any CredentialStore {
      MemoryCredentialStore()
    }
    var address: String? { nil }
    var recovery: (rowsKept: Int, isPartial: Bool)? { nil }
    func close() async {}
    func suspend() async throws(PentadError) { throw Self.missing }
    func resume() async throws(PentadError) -> (rowsKept: Int, isPartial: Bool)? {
      throw Self.missing
    }
    func whenResumed<Value: Sendable>(
      _ body: () async throws(PentadError) -> Value
    ) async throws(PentadError) -> Value { throw Self.missing }
    func holding() -> AsyncStream<Bool> { AsyncStream { $0.finish() } }
    func changes() async throws(PentadError) -> AsyncStream<Void> { throw Self.missing }
    func term() async throws(PentadError) -> StellarTerm? { throw Self.missing }
    func device() async throws(PentadError) -> (id: String?, server: String?) {
      throw Self.missing
    }
    func setDeviceID(_ id: String, at now: Int64) async throws(PentadError) -> Bool {
      throw Self.missing
    }

    func courses() async throws(PentadError) -> StoredCourses? { throw Self.missing }
    func replace(
      _ courses: [StellarCourse], askedAt: Int64, now: Int64
    ) async throws(PentadError) -> StoredCourses { throw Self.missing }
    func classes(of course: String) async throws(PentadError) -> StoredClasses? {
      throw Self.missing
    }
    func replace(_ lists: [NewClasses], at now: Int64) async throws(PentadError) {
      throw Self.missing
    }
    func confirm(_ course: String, askedAt: Int64) async throws(PentadError) { throw Self.missing }

    func detail(_ masterId: String) async throws(PentadError) -> StellarClassDetail? {
      throw Self.missing
    }
    func detail(
      of item: StellarClass
    ) async throws(PentadError) -> (detail: StellarClassDetail, isCurrent: Bool)? {
      throw Self.missing
    }
    func keep(
      _ info: ClassInfo, askedAt: Int64, now: Int64
    ) async throws(PentadError) -> InfoChange { throw Self.missing }
    func visit(_ masterId: String, at now: Int64) async throws(PentadError) { throw Self.missing }
    func recent(_ limit: Int) async throws(PentadError) -> [StellarClass] { throw Self.missing }
    func search(_ text: String, limit: Int) async throws(PentadError) -> StoredHits {
      throw Self.missing
    }

    func bookmarks(archived: Bool) async throws(PentadError) -> [StellarBookmark] {
      throw Self.missing
    }
    func bookmark(_ item: StellarClass, at now: Int64) async throws(PentadError) -> Bool {
      throw Self.missing
    }
    func removeBookmark(_ number: String, at now: Int64) async throws(PentadError) -> String? {
      throw Self.missing
    }
    func setTerm(
      _ new: StellarTerm, askedAt: Int64, now: Int64
    ) async throws(PentadError) -> NewTerm { throw Self.missing }
    func markRead(
      _ masterId: String, keys: [String]?, at now: Int64
    ) async throws(PentadError) -> Bool { throw Self.missing }
    func unreadCounts() async throws(PentadError) -> [String: Int] { throw Self.missing }
    func replaceNotices(
      _ ids: Set<String>, askedAt: Int64, now: Int64
    ) async throws(PentadError) -> Bool { throw Self.missing }

    func recoverOutbox() async throws(PentadError) { throw Self.missing }
    func nextStep(
      for device: String, now: Int64
    ) async throws(PentadError) -> StellarSendingStep { throw Self.missing }
    func settle(
      _ attempt: StellarAttempt, _ failure: PentadError?, isFinal: Bool, now: Int64
    ) async throws(PentadError) { throw Self.missing }
    func retryAll() async throws(PentadError) -> Bool { throw Self.missing }
    func waitingCount() async throws(PentadError) -> Int { throw Self.missing }

    func usage() async throws(PentadError) -> StellarStorageUsage { throw Self.missing }
    func clearCache() async throws(PentadError) { throw Self.missing }
    func eraseAll() async throws(PentadError) { throw Self.missing }
  }

  /// Something to send, of which there is none.
  struct StellarAttempt: Sendable {
    let task: StellarTask
  }

  /// What there is to send.
  enum StellarSendingStep: Sendable {
    case send(StellarAttempt)
    case wait(until: Int64)
    case nothing
    case anotherDevice
  }
#endif
