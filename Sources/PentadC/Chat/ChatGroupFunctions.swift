public import CPentad
import ChatKit
import PentadCore

/// Returns the stored groups with a given membership, the one with the newest message first.
///
/// - Parameters:
///   - client: the client
///   - membership: `PENTAD_CHAT_MEMBERSHIP_ACTIVE` for groups that the user is in; another for
///     those that the user has left or is not admitted to yet
///   - out: receives the groups
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out; `PENTAD_MISUSE` for an unknown membership
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_groups")
public func pentad_chat_client_groups(
  _ client: pentad_chat_client_ref?, _ membership: pentad_chat_membership,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_groups>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let membership = try MembershipState(membership, "membership")
    let groups = try ChatHandle.client(client).groupsNow(membership)
    return OwnedRecord.give { ChatRecords(arena: $0).record(groups) }
  }
}

/// Returns a stored group, whether the user is or was in it.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - out: receives the group
/// - Returns: `PENTAD_NOT_FOUND` when the group is not stored; `PENTAD_STORAGE` when the store
///   cannot be read; `PENTAD_CLOSED` when the client is suspended or has signed out
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_group")
public func pentad_chat_client_group(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_group>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    guard let group = try ChatHandle.client(client).groupNow(id) else {
      throw PentadError(.notFound, "the group is not stored; fetch it first")
    }
    return OwnedRecord.give { ChatRecords(arena: $0).record(group) }
  }
}

/// Returns the stored direct chats, the one with the newest message first.
///
/// - Parameters:
///   - client: the client
///   - out: receives the chats
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_chats")
public func pentad_chat_client_chats(
  _ client: pentad_chat_client_ref?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_direct_chats>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let chats = try ChatHandle.client(client).chatsNow()
    return OwnedRecord.give { ChatRecords(arena: $0).record(chats) }
  }
}

/// Returns the stored members of a group: none until pentad_chat_client_fetch_information() or
/// pentad_chat_client_select() has fetched them.
///
/// - Parameters:
///   - client: the client
///   - group_id: the group's id
///   - out: receives the members, in the order of the server's list
/// - Returns: `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the client is
///   suspended or has signed out
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_chat_client_members")
public func pentad_chat_client_members(
  _ client: pentad_chat_client_ref?, _ group_id: UnsafePointer<CChar>?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_chat_members>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let id = try readText(group_id, "group_id")
    let members = try ChatHandle.client(client).membersNow(of: id)
    return OwnedRecord.give { ChatRecords(arena: $0).record(members) }
  }
}
