extension MemberInvitation {
  /// Describes an invitation by which the result is known again, whatever it is called.
  public init(nickname: String, address: Address) {
    self.init(nickname: nickname, address: address, guid: SourceGuid.make())
  }
}
