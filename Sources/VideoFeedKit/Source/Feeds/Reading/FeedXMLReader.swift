/// Passes the elements of a document to the feed assembly.
///
/// The parser calls one method at a time and never re-entrantly, so exclusivity checks are
/// unnecessary.
final class FeedXMLReader: XMLHandler {
  @exclusivity(unchecked) private(set) var assembly: FeedAssembly

  init(base: FeedBase?, limits: FeedLimits) {
    assembly = FeedAssembly(base: base, limits: limits)
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes) -> FeedLimit? {
    assembly.start(name, attributes)
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) { assembly.text(bytes) }

  func end() { assembly.end() }
}
