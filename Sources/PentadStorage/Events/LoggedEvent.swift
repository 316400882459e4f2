package import Foundation
package import PentadCore

/// An event that a ``StoredEventHub`` can keep.
///
/// A Kit's events are of two sorts. What happens to the store is logged, in the transaction that does
/// it. What is of the moment only, such as that somebody is typing, has a ``transientKey`` and is
/// never stored.
package protocol LoggedEvent: HubEvent {
  /// Bytes that ``init(encoded:)`` makes the event of again, in a later version of the Kit too: what
  /// has been released is never written differently. Asked of logged events alone.
  func encoded() -> Data

  /// Reads the bytes of an event; nil when they are none that this version knows.
  init?(encoded: Data)

  /// Nil for an event that is logged. Otherwise of what it tells: an observer that has not seen an
  /// earlier event of the same key yet gets the newest one only.
  var transientKey: String? { get }
}
