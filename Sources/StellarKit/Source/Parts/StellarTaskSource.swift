public import PentadCore

/// A source of tasks with due dates.
public protocol StellarTaskSource: StellarEnrolmentSource {
  /// Fetches the tasks of classes, and the notes of the account.
  ///
  /// - Parameters:
  ///   - classes: the ids of the classes.
  ///   - span: the due times, in milliseconds since 1970. Tasks without one are included.
  ///   - tag: the tag of the last answer to the same request; nil for none.
  func tasks(
    of classes: [String], in span: ClosedRange<Int64>, tag: String?
  ) async throws(PentadError) -> StellarFetch<StellarReply<StellarCollection<StellarTask>>>

  /// Marks a task as done or open. It can be repeated.
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
  ///   - span: the times, in milliseconds since 1970, of which an event has at least one.
  func events(
    of classes: [String], in span: ClosedRange<Int64>
  ) async throws(PentadError) -> StellarReply<StellarCollection<StellarCalendarEvent>>
}

/// A source of files.
public protocol StellarFileSource: StellarEnrolmentSource {
  /// Fetches the list of the files of a class.
  func files(of masterId: String) async throws(PentadError) -> StellarReply<[StellarFile]>

  /// Fetches the content of a file. The answer is a success, and its body is not yet read.
  func content(of file: StellarFile) async throws(PentadError) -> TransportResponse
}
