public import PentadCore

/// A share that the user is writing: its text, its destinations, and the checks before it is sent.
///
/// ```swift
/// var composer = ShareComposer(of: group.key, account: account)
/// composer.text = "Watch this"
/// composer.toggle(.twitter)
/// if composer.canSend { try await feed.share(composer.draft()) }
/// ```
///
/// C: `pentad_video_share_check`.
public struct ShareComposer: Hashable, Sendable {
  /// A reason why a share cannot be sent yet.
  public enum Problem: Hashable, Sendable {
    /// The text is too long for a destination.
    case tooLong(ShareOrigin)
    /// No destination is chosen.
    case noDestination
    /// The share goes by mail, but has no recipient.
    case noRecipient
    /// A recipient is not a valid mail address.
    case badRecipient(String)
    /// The user's account is not connected to a destination.
    case notConnected(ShareOrigin)
  }

  /// The video.
  public let video: VideoKey
  /// The broadcast to pass on; nil for the ``VideoGroup/face``.
  public let broadcast: RemoteID?
  /// The text of the share.
  public var text: String
  /// The mail addresses, for ``ShareOrigin/email``.
  public var recipients: [String]
  /// The chosen destinations, in the order of choice.
  public private(set) var destinations: [ShareOrigin] = []
  /// The available destinations. Mail needs no connection, and comes last.
  public let services: [SourceAccount.Service]
  /// The length limits of the destinations; a destination without one takes any length.
  public var budgets: [ShareOrigin: CharacterBudget]

  /// Creates a share.
  ///
  /// - Parameter account: the account whose ``SourceAccount/services`` are offered; nil for mail
  ///   only.
  public init(
    of video: VideoKey, broadcast: RemoteID? = nil, text: String = "", recipients: [String] = [],
    account: SourceAccount?, budgets: [ShareOrigin: CharacterBudget] = [.twitter: .tweet]
  ) {
    self.video = video
    self.broadcast = broadcast
    self.text = text
    self.recipients = recipients
    self.budgets = budgets
    let networks = account?.services.filter { $0.origin != .email } ?? []
    services = networks + [SourceAccount.Service(.email, isConnected: true)]
  }

  /// Adds a destination, or removes it if it was chosen.
  public mutating func toggle(_ destination: ShareOrigin) {
    if let index = destinations.firstIndex(of: destination) {
      destinations.remove(at: index)
    } else {
      destinations.append(destination)
    }
  }

  // MARK: Checks

  /// The length that the text may still grow by: the smallest among the chosen destinations, and
  /// negative if the text is too long. It is nil if none has a limit.
  public var remaining: Int? {
    destinations.compactMap { budgets[$0]?.remaining(after: text) }.min()
  }

  /// The reasons why the share cannot be sent yet; empty if it can be sent.
  ///
  /// The length limit of a network applies only if that network is a destination.
  public var problems: [Problem] {
    var problems: [Problem] = destinations.isEmpty ? [.noDestination] : []
    for destination in destinations {
      let isConnected = services.contains { $0.origin == destination && $0.isConnected }
      if !isConnected { problems.append(.notConnected(destination)) }
      if isTooLong(for: destination) { problems.append(.tooLong(destination)) }
    }
    guard destinations.contains(.email) else { return problems }
    if recipients.isEmpty { problems.append(.noRecipient) }
    return problems + recipients.filter { !Address.isEmail($0) }.map { .badRecipient($0) }
  }

  /// True if the share can be sent.
  public var canSend: Bool { problems.isEmpty }

  private func isTooLong(for destination: ShareOrigin) -> Bool {
    text.unicodeScalars.count > VideoLimits.text
      || budgets[destination].map { $0.remaining(after: text) < 0 } ?? false
  }

  // MARK: Sending

  /// Returns the share for sending. Each recipient is included once, and only if mail is a
  /// destination.
  ///
  /// - Throws: for the first of ``problems``: ``PentadCore/PentadError/Code/commentTooLong``,
  ///   ``PentadCore/PentadError/Code/recipientMissing``,
  ///   ``PentadCore/PentadError/Code/signInRequired`` for a destination that is not connected,
  ///   ``PentadCore/PentadError/Code/invalid`` else.
  public func draft() throws(PentadError) -> ShareDraft {
    if let problem = problems.first { throw problem.error }
    var named: Set<String> = []
    let all = destinations.contains(.email) ? recipients : []
    return ShareDraft(
      video: video, broadcast: broadcast, text: text, destinations: destinations,
      recipients: all.filter { named.insert($0).inserted })
  }
}

extension ShareComposer.Problem {
  /// The problem as an error.
  fileprivate var error: PentadError {
    switch self {
    case .tooLong(let origin):
      PentadError(.commentTooLong, "the comment is too long for \(origin)")
    case .noDestination: PentadError(.invalid, "choose where to share the video")
    case .noRecipient: PentadError(.recipientMissing, "name a recipient of the mail")
    case .badRecipient: PentadError(.invalid, "a recipient is not a mail address")
    case .notConnected(let origin):
      PentadError(.signInRequired, "connect \(origin) before you share there")
    }
  }
}
