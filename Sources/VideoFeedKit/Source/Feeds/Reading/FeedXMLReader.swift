/// Gives the elements of a document to what puts the feed together.
///
/// The parser calls one method at a time, none of which calls another: nothing has to be checked there.
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
