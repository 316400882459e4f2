/// How often the client looks for itself, whatever it was told; all in milliseconds.
package struct ChatRhythm: Hashable, Sendable {
  /// How long messages of one conversation are gathered before the gap behind them is closed.
  package var settling: Int64 = 250
  /// How long the push service has until the first look at the server is taken without it.
  package var first: Int64 = 3_000
  /// How often the lists are compared: a push that was lost is found out then.
  package var lists: Int64 = 60_000
  /// How often the newest messages of every conversation are compared: a lost edit, deletion or like is
  /// found out then.
  package var messages: Int64 = 900_000
  /// The wait after a first failure. It doubles up to ``lists``.
  package var firstRetry: Int64 = 2_000
  /// How long after the end of its connection a request may still be dealt with.
  package var lateness: Int64 = 30_000
  /// How long an attempt to send a message may take.
  package var posting: Int64 = 10_000
  /// How long after the first attempt a message is sent again without looking whether it arrived. The
  /// server takes no second message of the same name for a minute: the last attempt, however late it is
  /// dealt with, is within a minute of the first: ``resending``, ``posting`` and ``lateness`` together
  /// are less.
  package var resending: Int64 = 15_000

  /// The usual figures.
  package init() {}
}
