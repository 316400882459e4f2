import GRDB
import PentadCore
import PentadStorage

extension ChatStore {
  // MARK: The user

  /// The signed-in user, as the server last said; nil when it has not.
  func account() async throws(PentadError) -> ChatUser? {
    try await read { try $0.account() }
  }

  /// Stores what the server says of the signed-in user.
  func save(account user: ChatUser) async throws(PentadError) {
    try await write { try $0.save(account: user) }
  }

  // MARK: People being added

  /// Notes people whom the server is adding to a group.
  func save(_ request: MemberRequest) async throws(PentadError) {
    try await write { change in
      try change.run(
        """
        INSERT OR REPLACE INTO member_request (results_id, group_id, asked_at) VALUES (?, ?, ?)
        """, [request.resultsId, request.group, request.askedAt])
    }
  }

  /// Forgets them: the server has said what became of it, or no longer knows.
  func remove(memberRequest resultsId: String) async throws(PentadError) {
    try await write { change in
      try change.run("DELETE FROM member_request WHERE results_id = ?", [resultsId])
    }
  }

  /// The people whom the server is adding, in the order in which it was asked.
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
