import Foundation
public import PentadCore

extension StellarAccounts {
  /// Replaces the token of an account, after a new sign-in. Its client is opened again with the new
  /// token.
  ///
  /// The school is queried first for the person to whom the token belongs. The account's data and
  /// its pending changes belong to one person.
  ///
  /// - Parameters:
  ///   - id: the account's id.
  ///   - secret: the access token, or the text in which the source keeps its tokens.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` for an unknown id;
  ///   ``PentadCore/PentadError/Code/conflict`` for the token of another person, with the person
  ///   who should sign in; ``PentadCore/PentadError/Code/signInRequired`` when the school rejects
  ///   the token; sign-in errors; credential write errors: the previous token is kept then.
  ///
  /// C: `pentad_stellar_accounts_renew`.
  public func renew(_ id: StellarAccount.ID, secret: String) async throws(PentadError) {
    let (person, checked) = try await person(of: try await account(id), secret: secret)
    try await changing.withPermit { () async throws(PentadError) in
      let account = try await self.account(id)
      if let person, let own = try await self.knownPerson(of: account), own.id != person.id {
        throw PentadError(
          .conflict,
          "the token belongs to \(person.name), and the account to \(own.name): sign in as "
            + "\(own.name), or remove the account and add it again")
      }
      await self.clients.withLock { $0.removeValue(forKey: id) }?.close()
      try await StellarAccountSecret(self.credentials, id).replace(checked)
    }
  }

  /// Fetches the person to whom a token belongs, with a source of its own. Nothing is stored.
  ///
  /// - Returns: the person, nil for a system without enrolments; and the secret, which the source
  ///   may have renewed.
  private func person(
    of account: StellarAccount, secret: String
  ) async throws(PentadError) -> (person: StellarPerson?, secret: String) {
    let new = StellarAccountSecret(MemoryCredentialStore(), account.id)
    try await new.replace(secret)
    let source = try await makeSource(account, new)
    let person = try await (source as? any StellarEnrolmentSource)?.person()
    return (person, try await new.text() ?? secret)
  }

  /// Returns the person to whom the stored data of an account belongs; nil without any.
  private func knownPerson(
    of account: StellarAccount
  ) async throws(PentadError) -> StellarPerson? {
    let own = configuration(of: account)
    guard let folder = own.folder else {
      return try await clients.withLock { $0[account.id] }?.store.person()
    }
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    let store = try await StellarStore.open(own, onDamage: {})
    let person: Result<StellarPerson?, PentadError>
    do throws(PentadError) {
      person = .success(try await store.person())
    } catch {
      person = .failure(error)
    }
    await store.close()
    return try person.get()
  }
}
