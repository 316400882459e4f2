import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  /// Returns the servers to which a store belongs, and records them unless the user is signing in
  /// or out.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/otherServer`` when the store belongs to other servers
  ///   than the requested ones; ``PentadCore/PentadError/Code/unauthorized`` when the user has
  ///   signed out and is not signing in.
  static func checkServers(
    _ configuration: ChatStoreOptions, _ database: Database
  ) throws -> GroupMeServers {
    let own = try SettingTable.value(serversSetting, in: database).flatMap {
      GroupMeServers(text: $0)
    }
    let servers = configuration.servers ?? own ?? GroupMeServers()
    let isOver = try SettingTable.value(signedOut, in: database) != nil
    switch configuration.purpose {
    case .signOut: return servers
    case .signIn where isOver: return servers
    case .use where isOver: throw signOutRefusal
    default: break
    }
    if !configuration.serversHaveMoved {
      if let own, !own.isSame(as: servers) { throw own.refusal(of: servers) }
      // An account of a version that stored no servers is assumed to belong to GroupMe's own.
      let isKnown =
        own != nil || configuration.serversAreKnown || configuration.purpose == .signIn
      if !isKnown, !servers.isSame(as: GroupMeServers()) { throw servers.refusalOfUnknown }
    }
    if configuration.purpose == .use, own?.isSame(as: servers) != true {
      try SettingTable.set(serversSetting, to: servers.text, in: database)
    }
    return servers
  }

  /// Assigns the store to a user who has signed in, and to the servers with which it was opened.
  func admit(_ user: ChatUser) async throws(PentadError) {
    try await write(afterSignOut: true) { [servers] change in
      try SettingTable.set(Self.signedOut, to: nil, in: change.database)
      try SettingTable.set(Self.serversSetting, to: servers.text, in: change.database)
      try change.save(account: user)
    }
  }
}
