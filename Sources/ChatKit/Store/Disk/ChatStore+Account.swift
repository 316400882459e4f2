import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  // MARK: The user

  /// Returns the signed-in user, as last received from the server; nil if it has not been received
  /// yet.
  func account() async throws(PentadError) -> ChatUser? {
    try await read { try $0.account() }
  }

  /// Stores the server's data about the signed-in user.
  func save(account user: ChatUser) async throws(PentadError) {
    try await write { try $0.save(account: user) }
  }

  // MARK: Requests to add members

  /// Stores a request to add people to a group.
  func save(_ request: MemberRequest) async throws(PentadError) {
    try await write { change in
      try change.run(
        """
        INSERT OR REPLACE INTO member_request (results_id, group_id, asked_at) VALUES (?, ?, ?)
        """, [request.resultsId, request.group, request.askedAt])
    }
  }

  /// Removes such a request: its result is known, or has expired.
  func remove(memberRequest resultsId: String) async throws(PentadError) {
    try await write { change in
      try change.run("DELETE FROM member_request WHERE results_id = ?", [resultsId])
    }
  }

  /// Returns the requests to add people, in the order in which they were made.
  func memberRequests() async throws(PentadError) -> [MemberRequest] {
    try await read { store in
      let rows = try store.statement(
        """
        SELECT results_id, group_id, asked_at FROM member_request
        ORDER BY asked_at, results_id
        """)
      var requests: [MemberRequest] = []
      while try rows.next() {
        requests.append(
          MemberRequest(
            resultsId: rows.text(0), group: rows.text(1), askedAt: rows.integer(2)))
      }
      return requests
    }
  }
}

extension ChatChange {
  func save(account user: ChatUser) throws {
    guard try account() != user else { return }
    try run(
      """
      INSERT OR REPLACE INTO account (user_id, name, image_url, email, phone_number, created_at,
        updated_at, extra) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        user.id, user.name, user.image?.url, user.email, user.phoneNumber, user.createdAt,
        user.updatedAt, user.extra,
      ])
    tell(.accountUpdated)
  }
}

extension ChatAccess {
  func account() throws -> ChatUser? {
    let row = try statement(
      """
      SELECT name, image_url, email, phone_number, created_at, updated_at, extra FROM account
      WHERE user_id = ?
      """)
    try row.bind(userId, at: 1)
    defer { row.reset() }
    guard try row.next() else { return nil }
    return ChatUser(
      id: userId, name: row.text(0), image: row.optionalText(1).map { ChatImage(url: $0) },
      email: row.optionalText(2), phoneNumber: row.optionalText(3),
      createdAt: row.optionalInteger(4), updatedAt: row.optionalInteger(5),
      extra: row.optionalText(6))
  }
}
