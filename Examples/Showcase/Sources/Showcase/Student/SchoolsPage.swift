import PentadCore
import StellarKit

extension StudentScreens {
  /// Shows the schools, with forms that add and remove one.
  func schoolList(isRefused: Bool) async throws(PentadError) -> Page {
    let all = try await schools.accounts.all()
    let rows = all.map { SchoolRow($0, schools.outcome($0.id), now: now) }
    return Page(
      "Schools", area: .stellar, template: "Student/schools",
      content: SchoolsPage(rows, isRefused: isRefused, hasDemo: backstage.server != nil))
  }

  /// Registers the actions that add, renew and remove a school.
  func registerSchools(on routes: Routes) {
    routes.action("/stellar/my/schools") { request async throws(PentadError) in
      let sign = try SchoolSignIn(request.form, backstage)
      do throws(PentadError) {
        let secret = try await sign.secret(backstage.transport, time)
        let account = try await schools.accounts.add(
          sign.kind, address: sign.address, name: sign.name, secret: secret)
        return try await checked(account)
      } catch {
        guard error.code == .signInRequired else { throw error }
        return Self.refused
      }
    }
    routes.action("/stellar/my/schools/:school/renew") { request async throws(PentadError) in
      let id = try request.parameter("school")
      guard let account = try await schools.accounts.all().first(where: { $0.id == id }) else {
        throw PentadError(.notFound, "this school was removed")
      }
      let sign = try SchoolSignIn(request.form, backstage, of: account)
      do throws(PentadError) {
        let secret = try await sign.secret(backstage.transport, time)
        try await schools.accounts.renew(id, secret: secret)
      } catch {
        guard error.code == .signInRequired else { throw error }
        return Self.refused
      }
      await patience.wait { await schools.refresh(id, isWanted: true) }
      return Address("/stellar/my")
    }
    routes.action("/stellar/my/schools/:school/remove") { request async throws(PentadError) in
      let id = try request.parameter("school")
      try await schools.accounts.remove(id)
      schools.forget(id)
      return Address("/stellar/my/schools")
    }
  }

  private static let refused = Address("/stellar/my/schools").with("refused", "yes")

  /// Fetches the data of a new account. An account whose token the school rejects is removed again.
  private func checked(_ account: StellarAccount) async throws(PentadError) -> Address {
    await patience.wait { await schools.refresh(account.id, isWanted: true) }
    guard schools.outcome(account.id)?.problem?.code == .signInRequired else {
      return Address("/stellar/my")
    }
    try await schools.accounts.remove(account.id)
    schools.forget(account.id)
    return Self.refused
  }
}

/// The sign-in at a school, from a form.
struct SchoolSignIn: Sendable {
  let kind: StellarAccount.Kind
  let address: String
  let name: String?
  private let token: String?
  private let user: (name: String, password: String)?

  /// - Parameter account: the account that is renewed; nil for a new one.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` with the missing field.
  init(
    _ form: FormFields, _ backstage: Backstage, of account: StellarAccount? = nil
  ) throws(PentadError) {
    guard let kind = account?.kind ?? form["kind"].map(StellarAccount.Kind.init(rawValue:)),
      [.canvas, .moodle].contains(kind)
    else { throw PentadError(.invalid, "the system must be canvas or moodle") }
    self.kind = kind
    if form["demo"] != nil {
      address = backstage.address("/") + kind.rawValue
      name = "Demo \(kind.title)"
      token = kind == .canvas ? "canvas-alice" : nil
      user = ("alice", "alice-password")
      return
    }
    guard let address = account?.address ?? form["address"] else {
      throw PentadError(.invalid, "enter the address of the school")
    }
    self.address = address.contains("://") ? address : "https://\(address)"
    name = form["name"]
    token = form["token"]
    user = form["user"].flatMap { name in form["password"].map { (name, $0) } }
    guard kind == .canvas ? token != nil : user != nil else {
      throw PentadError(
        .invalid, kind == .canvas ? "enter an access token" : "enter a user name and a password")
    }
  }

  /// Returns the secret of the account. Moodle exchanges the password for a token.
  func secret(_ transport: any Transport, _ time: TimeSource) async throws(PentadError) -> String {
    if let token { return token }
    let site = try MoodleSite(transport: transport, address: address, time: time)
    return try await site.signIn(userName: user?.name ?? "", password: user?.password ?? "").text
  }
}

/// The schools, ready for their template.
struct SchoolsPage: Sendable {
  let schoolTabs = SchoolTab.all(current: "/stellar/my/schools")
  let rows: [SchoolRow]
  let hasRows: Bool
  let isRefused: Bool
  /// The demo schools that are not added yet.
  let demos: [Demo]
  let hasDemos: Bool

  /// A school of the reference server.
  struct Demo: Sendable {
    let kind: String
    let title: String
  }

  init(_ rows: [SchoolRow], isRefused: Bool, hasDemo: Bool) {
    self.rows = rows
    hasRows = !rows.isEmpty
    self.isRefused = isRefused
    demos =
      hasDemo
      ? [StellarAccount.Kind.canvas, .moodle].map { Demo(kind: $0.rawValue, title: $0.title) }
        .filter { demo in !rows.contains { $0.name == "Demo \(demo.title)" } } : []
    hasDemos = !demos.isEmpty
  }
}

/// A school in the list, ready for its template.
struct SchoolRow: Sendable {
  let name: String
  let kind: String
  let address: String
  let health: String
  let problem: String?
  let isCanvas: Bool
  let renewAddress: String
  let removeAddress: String
  let field: String

  init(_ account: StellarAccount, _ outcome: Schools.Outcome?, now: Int64) {
    name = account.name
    kind = account.kind.title
    address = account.address
    problem = outcome?.problem?.message
    switch outcome {
    case nil: health = "Not refreshed since the start"
    case let outcome? where outcome.problem != nil: health = "The last refresh failed"
    case let outcome? where !outcome.parts.isEmpty:
      let count = outcome.parts.count
      health = "Up to date, except for \(count) part\(count == 1 ? "" : "s")"
    default: health = "Up to date"
    }
    isCanvas = account.kind == .canvas
    let own = Address("/stellar/my/schools").appending(account.id)
    renewAddress = own.appending("renew").description
    removeAddress = own.appending("remove").description
    field = "s" + account.id.prefix(8)
  }
}
