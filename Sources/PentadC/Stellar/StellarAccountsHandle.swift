import CPentad
import PentadCore
import StellarKit

/// A handle for accounts, with the network that was opened for them.
final class StellarAccountsHandle: Handle, ClientHandle, @unchecked Sendable {
  static let name: StaticString = "accounts"

  let client: StellarAccounts
  /// The queue or session that runs the callbacks of the accounts and their clients.
  let place: any CallbackPlace
  private let network: Network

  fileprivate init(_ accounts: StellarAccounts, _ place: any CallbackPlace, _ network: Network) {
    client = accounts
    self.place = place
    self.network = network
  }

  /// Closes the accounts with their clients, then the network.
  func close() {
    let (accounts, network) = (client, network)
    _ = try? runToTheEnd { () async throws(PentadError) in
      await accounts.close()
      await network.close()
    }
  }
}

/// The options with which accounts are opened.
struct StellarAccountsOpening: Sendable {
  private let configuration: StellarConfiguration
  private let network: Network
  let place: any CallbackPlace

  /// - Throws: `misuse` for a wrong size; `invalid` for a text that is not UTF-8 and options that
  ///   `Network` rejects; `closed` for a session after `pentad_shutdown`; `unsupported` without the
  ///   trait Networking and in the child of a `fork()`
  init(_ pointer: UnsafePointer<pentad_stellar_accounts_options>?) throws(PentadError) {
    try requireWorkers()
    let record = try readOptions(pointer, "options")
    var configuration = StellarConfiguration(
      folder: try readOptionalFolder(record.store_folder, "options->store_folder"))
    guard record.file_bytes >= 0 else {
      throw PentadError(.invalid, "options->file_bytes is below 0")
    }
    if record.file_bytes > 0 { configuration.fileBytes = record.file_bytes }
    configuration.worksByItself = record.manual_synchronising == 0
    configuration.allowsSharedStore = record.allows_shared_store != 0
    configuration.fetchesGrades = record.fetches_grades != 0
    self.configuration = configuration
    place = try SessionHandle.place(record.session)
    // The last step: an open network would have to be closed after a later failure.
    network = try Network(record.network)
  }

  func open() async throws(PentadError) -> StellarAccountsHandle {
    do throws(PentadError) {
      let accounts = try await StellarAccounts(configuration, transport: network.transport)
      return StellarAccountsHandle(accounts, place, network)
    } catch {
      await network.close()
      throw error
    }
  }
}
