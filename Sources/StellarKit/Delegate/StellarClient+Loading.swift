public import PentadCore

extension StellarClient {
  /// Loads the courses for a delegate. Otherwise as ``courses(reload:)``.
  ///
  /// - Parameter delivery: the thread or queue on which the delegate is called.
  /// - Returns: the operation, which can be cancelled or awaited; it need not be retained.
  @discardableResult
  public func loadCourses(
    reload: Bool = false, delegate: any CoursesLoadedDelegate, on delivery: Delivery
  ) -> PentadOperation<Snapshot<[StellarCourse]>> {
    let operation = PentadOperation { _ async throws(PentadError) in
      try await self.courses(reload: reload)
    }
    operation.whenDone(on: delivery) { result in
      switch result {
      case .success(let courses): delegate.stellarClient(self, coursesLoaded: courses)
      case .failure(let error): delegate.stellarClient(self, handleCouldNotLoadCourses: error)
      }
    }
    return operation
  }

  /// Loads the classes of a course for a delegate. Otherwise as ``classes(in:reload:)``.
  @discardableResult
  public func loadClasses(
    in course: String, reload: Bool = false, delegate: any ClassesLoadedDelegate,
    on delivery: Delivery
  ) -> PentadOperation<Snapshot<[StellarClass]>> {
    let operation = PentadOperation { _ async throws(PentadError) in
      try await self.classes(in: course, reload: reload)
    }
    operation.whenDone(on: delivery) { result in
      switch result {
      case .success(let classes):
        delegate.stellarClient(self, classesLoaded: classes, in: course)
      case .failure(let error):
        delegate.stellarClient(self, handleCouldNotReachStellar: error, in: course)
      }
    }
    return operation
  }

  /// Loads a class in stages for a delegate. Otherwise as ``classInfo(_:)``.
  ///
  /// - Returns: the operation, which succeeds with the current data from the server.
  @discardableResult
  public func loadAllClassInfo(
    _ masterId: String, delegate: any ClassInfoLoadedDelegate, on delivery: Delivery
  ) -> PentadOperation<StellarClassDetail> {
    let kept = Lock<StellarClassDetail?>(nil)
    let operation = PentadOperation { _ async throws(PentadError) in
      for await update in self.classInfo(masterId) {
        switch update {
        case .general(let item):
          delivery.deliver { delegate.stellarClient(self, generalClassInfoLoaded: item) }
        case .cached(let detail):
          delivery.deliver {
            delegate.stellarClient(self, generalClassInfoLoaded: detail.item)
            delegate.stellarClient(self, initialAllClassInfoLoaded: detail)
          }
        case .fresh(let detail): return detail
        case .failed(let error, let old):
          kept.withLock { $0 = old }
          throw error
        }
      }
      throw PentadError.callCancelled
    }
    operation.whenDone(on: delivery) { result in
      switch result {
      case .success(let detail):
        delegate.stellarClient(self, finalAllClassInfoLoaded: detail)
      case .failure(let error) where error.code == .classNotFound:
        delegate.stellarClient(self, handleClassNotFound: masterId)
      case .failure(let error):
        delegate.stellarClient(
          self, handleCouldNotReachStellar: error, keeping: kept.withLock { $0 })
      }
    }
    return operation
  }

  /// Fetches the current term for a delegate. Otherwise as ``refreshTerm()``.
  @discardableResult
  public func removeOldFavorites(
    delegate: any ClearMyStellarDelegate, on delivery: Delivery
  ) -> PentadOperation<TermChange> {
    let operation = PentadOperation { _ async throws(PentadError) in try await self.refreshTerm() }
    operation.whenDone(on: delivery) { result in
      guard let removed = try? result.get().removed, !removed.isEmpty else { return }
      delegate.stellarClient(self, classesRemoved: removed)
    }
    return operation
  }
}

extension StellarSearch {
  /// Searches for a delegate. A superseded search makes no call. Otherwise as ``search(_:limit:)``.
  @discardableResult
  public func executeStellarSearch(
    _ text: String, limit: Int = 50, delegate: any ClassesSearchDelegate, on delivery: Delivery
  ) -> PentadOperation<SearchAnswer?> {
    let number = begin()
    let operation = PentadOperation { _ async throws(PentadError) in
      try await self.answer(text, limit: limit, number)
    }
    operation.whenDone(on: delivery) { [client] result in
      switch result {
      // A later search may have started before this delivery.
      case _ where self.generation != number: break
      case .success(let answer):
        if let answer {
          delegate.stellarClient(client, searchComplete: answer, searchTerms: text)
        }
      case .failure(let error):
        delegate.stellarClient(client, handleCouldNotReachStellar: error, searchTerms: text)
      }
    }
    return operation
  }
}
