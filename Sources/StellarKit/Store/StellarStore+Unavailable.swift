#if !Storage
  import PentadCore

  /// The store of a build without the trait Storage: there is none, so nothing here is ever called but
  /// the opening.
  enum StellarStore: Sendable {
    static func open(
      _ configuration: StellarConfiguration, onDamage: @escaping @Sendable () -> Void
    ) async throws(PentadError) -> StellarStore {
      throw PentadError(.unsupported, "this build has no stores; it was made without Storage")
    }

    static func credentials(in folder: String?) -> any CredentialStore { MemoryCredentialStore() }
    var recovery: (rowsKept: Int, isPartial: Bool)? { switch self {} }
    func close() async { switch self {} }
    func suspend() async throws(PentadError) { switch self {} }
    func resume() async throws(PentadError) { switch self {} }
    func holding() -> AsyncStream<Bool> { switch self {} }
    func changes() async throws(PentadError) -> AsyncStream<Void> { switch self {} }
    func term() async throws(PentadError) -> StellarTerm? { switch self {} }
    func deviceID() async throws(PentadError) -> String? { switch self {} }
    func setDeviceID(_ id: String?) async throws(PentadError) { switch self {} }

    func courses() async throws(PentadError) -> StoredCourses? { switch self {} }
    func replace(_ courses: [StellarCourse], at now: Int64) async throws(PentadError) {
      switch self {}
    }
    func classes(of course: String) async throws(PentadError) -> StoredClasses? { switch self {} }
    func replace(_ lists: [NewClasses], at now: Int64) async throws(PentadError) { switch self {} }
    func confirm(_ course: String, at now: Int64) async throws(PentadError) { switch self {} }

    func detail(_ masterId: String) async throws(PentadError) -> StellarClassDetail? {
      switch self {}
    }
    func keep(_ info: ClassInfo, at now: Int64) async throws(PentadError) -> InfoChange {
      switch self {}
    }
    func visit(_ masterId: String, at now: Int64) async throws(PentadError) { switch self {} }
    func recent(_ limit: Int) async throws(PentadError) -> [StellarClass] { switch self {} }
    func search(_ text: String, limit: Int) async throws(PentadError) -> StoredHits {
      switch self {}
    }

    func bookmarks(archived: Bool) async throws(PentadError) -> [StellarBookmark] {
      switch self {}
    }
    func bookmark(_ item: StellarClass, at now: Int64) async throws(PentadError) -> Bool {
      switch self {}
    }
    func removeBookmark(_ masterId: String, at now: Int64) async throws(PentadError) -> Bool {
      switch self {}
    }
    func setTerm(_ new: StellarTerm, at now: Int64) async throws(PentadError) -> TermChange {
      switch self {}
    }
    func markRead(
      _ masterId: String, keys: [String]?, at now: Int64
    ) async throws(PentadError) -> Bool { switch self {} }
    func unreadCounts() async throws(PentadError) -> [String: Int] { switch self {} }
    func replaceNotices(_ ids: Set<String>) async throws(PentadError) -> Bool { switch self {} }

    func recoverOutbox() async throws(PentadError) { switch self {} }
    func nextStep(now: Int64) async throws(PentadError) -> StellarSendingStep { switch self {} }
    func settle(
      _ attempt: StellarAttempt, _ failure: PentadError?, isFinal: Bool, now: Int64
    ) async throws(PentadError) { switch self {} }
    func retryAll() async throws(PentadError) { switch self {} }
    func waitingCount() async throws(PentadError) -> Int { switch self {} }

    func usage() async throws(PentadError) -> StellarStorageUsage { switch self {} }
    func clearCache() async throws(PentadError) { switch self {} }
    func eraseAll() async throws(PentadError) { switch self {} }
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
  }
#endif
