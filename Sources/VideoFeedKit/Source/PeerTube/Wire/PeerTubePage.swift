import PentadCore

/// A part of one of PeerTube's lists: `{"total": 42, "data": […]}`, or the list alone.
struct PeerTubePage<Element> {
  /// How many the whole list has; nil when the server does not say.
  private(set) var total: Int?
  /// What can be read of the part.
  private(set) var elements: [Element] = []
  /// How many the part has, with those that cannot be read.
  private(set) var count = 0
  /// Whether it is a list alone, which cannot say how many there are.
  private var isBare = false
  /// What could not be read.
  private(set) var problems: [FeedProblem] = []

  /// Reads a part.
  ///
  /// - Parameter read: reads an element; nil, with a word of why, when it is of no use.
  /// - Throws: ``PentadCore/PentadError/Code/unreadableAnswer`` for what is no JSON;
  ///   ``PentadCore/PentadError/Code/unexpectedAnswer`` when there is no list.
  init(
    _ body: [UInt8],
    _ read: (inout JSONReader, inout String) throws(PentadError) -> Element?
  ) throws(PentadError) {
    self = try JSONReader.readAnswer(body) { reader throws(PentadError) in
      var page = PeerTubePage()
      var isList = false
      if try reader.peek() == .array {
        isList = try page.readList(&reader, read)
        page.isBare = true
      } else {
        try reader.object { reader, name throws(PentadError) in
          switch name {
          case "total": page.total = try PeerTubeJSON.int(&reader)
          case "data": isList = try page.readList(&reader, read)
          default: try reader.skip()
          }
        }
      }
      guard isList else {
        throw PentadError(.unexpectedAnswer, "the server's answer has no list")
      }
      return page
    }
  }

  private init() {}

  private mutating func readList(
    _ reader: inout JSONReader,
    _ read: (inout JSONReader, inout String) throws(PentadError) -> Element?
  ) throws(PentadError) -> Bool {
    (elements, count, problems) = ([], 0, [])
    return try reader.list { reader throws(PentadError) in
      var problem = "nothing of use"
      if let element = try read(&reader, &problem) {
        elements.append(element)
      } else if problems.count < FeedProblem.limit {
        problems.append(FeedProblem(path: "data[\(count)]", problem: problem))
      }
      count += 1
    }
  }

  /// Whether this part, which begins at a place, ends the list.
  ///
  /// - Parameter wanted: how many were asked for.
  func isLast(from start: Int, wanted: Int) -> Bool {
    count == 0 || (total.map { start + count >= $0 } ?? (count < wanted))
  }

  /// Whether the list is known to have nothing but the parts up to this one, which begins at a place.
  ///
  /// A part with less than its server counts, or without a count where one belongs, may be cut short: what is
  /// not in it need not be gone.
  func provesEnd(from start: Int, wanted: Int) -> Bool {
    total.map { $0 >= 0 && start + count >= $0 } ?? (isBare && count < wanted)
  }
}
