/// The intervals and timeouts of the client, all in milliseconds.
package struct ChatRhythm: Hashable, Sendable {
  /// The time for which messages of one conversation are collected before the gap behind them is
  /// closed.
  package var settling: Int64 = 250
  /// The time that the push service has to connect before the first comparison starts without it.
  package var first: Int64 = 3_000
  /// The interval between comparisons of the lists, which detect lost pushes.
  package var lists: Int64 = 60_000
  /// The interval between comparisons of the newest messages of every conversation. They detect
  /// lost edits, deletions and likes.
  package var messages: Int64 = 900_000
  /// The delay after a first failure. It doubles up to ``lists``.
  package var firstRetry: Int64 = 2_000
  /// The time after the end of its connection within which the server may still process a request.
  package var lateness: Int64 = 30_000
  /// The timeout of an attempt to send a message.
  package var posting: Int64 = 10_000
  /// The time after the first attempt within which a message is sent again without a check for its
  /// arrival. The server rejects a second message with the same GUID for one minute. The last
  /// attempt must be processed within that minute, so ``resending``, ``posting`` and ``lateness``
  /// together stay below it.
  package var resending: Int64 = 15_000

  /// Creates the default intervals.
  package init() {}
}
