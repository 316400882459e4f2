package import Foundation
package import PentadCore

/// An event that a ``StoredEventHub`` can log.
///
/// A Kit has two sorts of events. Changes of the store are logged, in the transaction that makes
/// them. Transient events, such as a typing notification, have a ``transientKey`` and are never
/// stored.
package protocol LoggedEvent: HubEvent {
  /// Encodes the event for ``init(encoded:)``, also for that of a later version: the encoding of a
  /// released event never changes. Called for logged events only.
  func encoded() -> Data

  /// Decodes an event; nil for bytes that this version does not know.
  init?(encoded: Data)

  /// The subject of a transient event; nil for a logged event. An observer that has not yet seen an
  /// earlier event with the same key gets only the newest one.
  var transientKey: String? { get }
}
