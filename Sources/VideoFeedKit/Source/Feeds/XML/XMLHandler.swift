/// A handler that receives the elements and text of a document in order.
protocol XMLHandler: AnyObject {
  /// Called when an element begins. The name and attributes are valid only during the call.
  ///
  /// - Returns: the limit that ends reading here, in which case ``end()`` is not called; nil to
  ///   continue.
  func start(_ name: XMLName, _ attributes: XMLAttributes) -> FeedLimit?
  /// Called with text of the innermost element, in arbitrary pieces. All pieces together are
  /// well-formed UTF-8.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// Called when the innermost element ends.
  func end()
}

/// The name of an element. In one document, equal names have equal pointers.
struct XMLName {
  let local: UnsafePointer<UInt8>
  let prefix: UnsafePointer<UInt8>?
  let namespace: UnsafePointer<UInt8>?

  /// The name without its prefix.
  var localText: String { String(cString: local) }
  /// The prefix; nil without one.
  var prefixText: String? { prefix.map { String(cString: $0) } }
  /// The namespace address of the prefix; nil if none was declared.
  var namespaceText: String? { namespace.map { String(cString: $0) } }
}
