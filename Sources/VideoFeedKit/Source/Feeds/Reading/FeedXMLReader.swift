/// Gives the elements of a document to what puts the feed together.
///
/// That is a value, so that it is one variable here, whose use is checked once a call.
final class FeedXMLReader: XMLHandler {
  private(set) var assembly: FeedAssembly

  init(base: FeedBase?, limits: FeedLimits) {
    assembly = FeedAssembly(base: base, limits: limits)
  }

  func start(_ name: XMLName, _ attributes: XMLAttributes) -> FeedLimit? {
    assembly.start(name, attributes)
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) { assembly.text(bytes) }

  func end() { assembly.end() }
}
