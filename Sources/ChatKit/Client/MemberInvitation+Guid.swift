extension MemberInvitation {
  /// Creates an invitation with a GUID, by which its result is recognised even if the nickname
  /// changes.
  public init(nickname: String, address: Address) {
    self.init(nickname: nickname, address: address, guid: SourceGuid.make())
  }
}
