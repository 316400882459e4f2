import TestSupport
import Testing

extension PictureNode {
  /// Fails the test unless the document is well formed and holds nothing that it must not.
  static func checked(
    _ svg: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PictureNode {
    let root = try #require(read(svg), "not well formed", sourceLocation: sourceLocation)
    #expect(root.faults.isEmpty, sourceLocation: sourceLocation)
    return root
  }
}
