public import PentadCore

/// An account at a school's system.
public struct StellarAccount: Hashable, Sendable, Identifiable {
  /// The kind of a system.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name, such as `canvas`.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A server of the Stellar protocol.
    public static let stellar = Self(rawValue: "stellar")
    /// MIT's catalogue, without an account.
    public static let fireroad = Self(rawValue: "fireroad")
    /// Canvas, a learning management system (LMS).
    public static let canvas = Self(rawValue: "canvas")
    /// Moodle, a learning management system (LMS).
    public static let moodle = Self(rawValue: "moodle")

    /// True for a system without classes of the user.
    package var isCatalogue: Bool { self == .fireroad || self == .stellar }
  }

  /// The id, unique among the accounts of a folder. It is also the name of the account's folder.
  public let id: String
  /// The kind of the system.
  public let kind: Kind
  /// The address of the system.
  public let address: String
  /// The name that the user gave the account; otherwise the host of the address.
  public let name: String
}

/// Items of several accounts. If one account fails, the items of the others are returned.
public struct StellarMerged<Item: Sendable>: Sendable {
  /// An item, and the account to which it belongs.
  public struct Entry: Sendable {
    /// The account's id.
    public let account: StellarAccount.ID
    /// The item.
    public let item: Item
  }

  /// The items.
  public internal(set) var items: [Entry] = []
  /// The accounts whose items are missing, with the reason.
  public internal(set) var failures: [StellarAccount.ID: PentadError] = [:]
}
