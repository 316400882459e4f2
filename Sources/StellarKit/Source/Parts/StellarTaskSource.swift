public import PentadCore

/// A source of tasks: assignments, quizzes and other work with due dates.
public protocol StellarTaskSource: StellarEnrolmentSource {
  /// Fetches the tasks of classes, and the notes of the account.
  ///
  /// - Parameters:
  ///   - classes: the ids of the classes.
  ///   - span: the range of due times, in milliseconds since 1970. Tasks without a due time are
  ///     included.
  ///   - tag: the tag of the last answer to the same request; nil for none.
  func tasks(
    of classes: [String], in span: ClosedRange<Int64>, tag: String?
  ) async throws(PentadError) -> StellarFetch<StellarReply<StellarCollection<StellarTask>>>

  /// Marks a task as done, or removes the mark. Nothing is submitted. The call is idempotent.
  ///
  /// - Returns: the source's id of the mark, the new ``StellarTask/doneMarkId``; nil for none.
  func setDone(_ isDone: Bool, _ task: StellarTask) async throws(PentadError) -> String?
}

/// A source of calendar events.
public protocol StellarCalendarSource: StellarEnrolmentSource {
  /// Fetches the events of classes, and those of the account.
  ///
  /// - Parameters:
  ///   - classes: the ids of the classes.
  ///   - span: the range of times, in milliseconds since 1970. Events that overlap it are included.
  func events(
    of classes: [String], in span: ClosedRange<Int64>
  ) async throws(PentadError) -> StellarReply<StellarCollection<StellarCalendarEvent>>
}

/// A source of files.
public protocol StellarFileSource: StellarEnrolmentSource {
  /// Fetches the list of the files of a class.
  func files(of masterId: String) async throws(PentadError) -> StellarReply<[StellarFile]>

  /// Fetches the content of a file. The response has a success status, and its body has not been
  /// read yet.
  func content(of file: StellarFile) async throws(PentadError) -> TransportResponse
}
