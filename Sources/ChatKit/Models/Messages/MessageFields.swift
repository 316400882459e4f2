/// The parts of a message that a response contains. A push leaves parts out; missing parts are not
/// empty.
package struct MessageFields: OptionSet, Hashable, Sendable {
  /// The bits, one for each part.
  package let rawValue: UInt8

  /// Creates a set with some bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The text and the attachments.
  package static let content = Self(rawValue: 1)
  /// The likes and the reactions.
  package static let reactions = Self(rawValue: 2)
  /// The pin.
  package static let pin = Self(rawValue: 4)
  /// All parts.
  package static let all: Self = [.content, .reactions, .pin]
}
