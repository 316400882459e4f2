extension Array {
  /// All that a stream brings until it ends.
  public init(_ stream: AsyncStream<Element>) async where Element: Sendable {
    self = []
    for await element in stream { append(element) }
  }
}
