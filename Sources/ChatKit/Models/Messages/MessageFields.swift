/// What of a message an answer speaks of. A push leaves things out, and what it leaves out is not empty.
package struct MessageFields: OptionSet, Hashable, Sendable {
  /// A bit for each.
  package let rawValue: UInt8

  /// The set of some bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The text and the attachments.
  package static let content = Self(rawValue: 1)
  /// Who likes it and by which sign.
  package static let reactions = Self(rawValue: 2)
  /// Whether it is pinned.
  package static let pin = Self(rawValue: 4)
  /// All of it.
  package static let all: Self = [.content, .reactions, .pin]
}
