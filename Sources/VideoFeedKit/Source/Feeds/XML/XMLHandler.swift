/// Takes the elements and the text of a document in their order.
protocol XMLHandler: AnyObject {
  /// An element begins. The name and the attributes are lent for the call.
  ///
  /// - Returns: the limit that ends the reading here, and then ``end()`` is not called; nil to go on.
  func start(_ name: XMLName, _ attributes: XMLAttributes) -> FeedLimit?
  /// Text of the innermost element, in pieces as they come; well-formed UTF-8 over all pieces.
  func text(_ bytes: UnsafeBufferPointer<UInt8>)
  /// The innermost element ends.
  func end()
}

/// The name of an element, by pointers that are the same for the same name during one document.
struct XMLName {
  let local: UnsafePointer<UInt8>
  let prefix: UnsafePointer<UInt8>?
  let namespace: UnsafePointer<UInt8>?

  /// The name without its prefix.
  var localText: String { String(cString: local) }
  /// The prefix; nil without one.
  var prefixText: String? { prefix.map { String(cString: $0) } }
  /// The address that the prefix stands for; nil when none was declared.
  var namespaceText: String? { namespace.map { String(cString: $0) } }
}
