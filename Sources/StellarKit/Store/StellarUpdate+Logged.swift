package import Foundation
import PentadCore
import PentadStorage

typealias StellarUpdateHub = StoredEventHub<StellarUpdate>

extension StellarUpdate: LoggedEvent {
  /// Encodes an update as JSON.
  package func encoded() -> Data { Data((StoredJSON.text(self) ?? "").utf8) }

  /// Decodes an update; nil for one of a later version.
  package init?(encoded: Data) {
    guard let update: Self = StoredJSON.value(String(decoding: encoded, as: UTF8.self)) else {
      return nil
    }
    self = update
  }

  /// The subject of a transient event: only a reset is one.
  package var transientKey: String? { self == .reset ? "reset" : nil }
}
