public import PentadCore

/// A share while the user writes it: what is said, where it goes, and whether it can be sent.
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
  /// Why a share cannot be sent as it is.
  public enum Problem: Hashable, Sendable {
    /// The text has more than a destination takes.
    case tooLong(ShareOrigin)
    /// No destination is chosen.
    case noDestination
    /// It goes by mail, and to nobody.
    case noRecipient
    /// A recipient that is no mail address.
    case badRecipient(String)
    /// The user has not connected a destination.
    case notConnected(ShareOrigin)
  }

  /// The video.
  public let video: VideoKey
  /// The broadcast that is passed on; nil for the ``VideoGroup/face``.
  public let broadcast: RemoteID?
  /// What is said.
  public var text: String
  /// The mail addresses, for ``ShareOrigin/email``.
  public var recipients: [String]
  /// Where it goes, in the order in which it was chosen.
  public private(set) var destinations: [ShareOrigin] = []
  /// Where it can go. Mail needs no connection, and comes last.
  public let services: [SourceAccount.Service]
  /// How much each destination takes; any amount where there is none.
  public var budgets: [ShareOrigin: CharacterBudget]

  /// Begins a share.
  ///
  /// - Parameter account: who shares, by whose ``SourceAccount/services``; nil for by mail alone.
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

  /// Chooses a destination, or no longer.
  public mutating func toggle(_ destination: ShareOrigin) {
    if let index = destinations.firstIndex(of: destination) {
      destinations.remove(at: index)
    } else {
      destinations.append(destination)
    }
  }

  // MARK: What there is to say of it

  /// How much more the text may have, below 0 when it has too much: the least of what the chosen
  /// destinations take; nil when all take any amount.
  public var remaining: Int? {
    destinations.compactMap { budgets[$0]?.remaining(after: text) }.min()
  }

  /// Why it cannot be sent as it is; empty when it can.
  ///
  /// A text that is too long for one network stops nobody who sends it to another.
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

  /// Whether it can be sent.
  public var canSend: Bool { problems.isEmpty }

  private func isTooLong(for destination: ShareOrigin) -> Bool {
    text.unicodeScalars.count > VideoLimits.text
      || budgets[destination].map { $0.remaining(after: text) < 0 } ?? false
  }

  // MARK: Sending

  /// What is to be sent. Recipients are named once each, and only when it goes by mail.
  ///
  /// - Throws: for the first of ``problems``: ``PentadCore/PentadError/Code/commentTooLong``,
  ///   ``PentadCore/PentadError/Code/recipientMissing``, ``PentadCore/PentadError/Code/signInRequired``
  ///   for a destination that is not connected, ``PentadCore/PentadError/Code/invalid`` else.
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
    case .noRecipient: PentadError(.recipientMissing, "name somebody to send the mail to")
    case .badRecipient: PentadError(.invalid, "a recipient is no mail address")
    case .notConnected(let origin):
      PentadError(.signInRequired, "connect \(origin) before you share there")
    }
  }
}
