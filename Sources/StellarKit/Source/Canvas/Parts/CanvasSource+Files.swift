public import PentadCore

extension CanvasSource: StellarFileSource {
  /// Fetches the list of the files of a class. If the class hides its list of files, the files in
  /// its modules are listed.
  public func files(
    of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarFile]> {
    do throws(PentadError) {
      return try await listedFiles(of: masterId)
    } catch {
      guard Self.isHidden(error) else { throw error }
      do throws(PentadError) {
        return try await moduleFiles(of: masterId)
      } catch let second {
        throw Self.isHidden(second) ? error : second
      }
    }
  }

  /// Fetches the content of a file. Canvas redirects to a signed address on another host; the token
  /// is not sent to that host. Addresses in lists expire, so a new one is fetched first.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/refused`` for a locked file;
  ///   ``PentadCore/PentadError/Code/unreadableAnswer`` for a web page instead of the content.
  public func content(of file: StellarFile) async throws(PentadError) -> TransportResponse {
    let address: String?
    // A list of modules has no media types.
    var mediaType = file.mediaType
    do throws(PentadError) {
      let item = try await api.value(CanvasAttachment.self, try api.call(["files", file.id]))
      address = site.link(item.url)
      mediaType = mediaType ?? item.mediaType
    } catch {
      guard Self.isHidden(error), file.contentURL != nil else { throw error }
      address = file.contentURL
    }
    guard let address else {
      throw PentadError(.refused, "the school's Canvas has locked this file")
    }
    return try await api.download(try TransportURL(address), mediaType: mediaType)
  }

  private func listedFiles(
    of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarFile]> {
    let list = try await api.wholeList(
      of: CanvasAttachment.self, try api.call(["courses", masterId, "files"], query: Self.pageSize))
    var paths: [String: [String]] = [:]
    if list.items.contains(where: { $0.folder != nil }) {
      let folders = try? await api.wholeList(
        of: CanvasFolder.self, try api.call(["courses", masterId, "folders"], query: Self.pageSize))
      for folder in folders?.items ?? [] { paths[folder.id] = folder.path }
    }
    let files = list.items.filter { !$0.isHidden }.compactMap { item in
      item.file(of: masterId, in: item.folder.flatMap { paths[$0] } ?? [], on: site)
    }
    return StellarReply(files.unique(by: \.id), diagnostics: list.problems)
  }

  private func moduleFiles(
    of masterId: String
  ) async throws(PentadError) -> StellarReply<[StellarFile]> {
    let path = ["courses", masterId, "modules"]
    let modules = try await api.wholeList(
      of: CanvasModule.self,
      try api.call(path, query: [("include[]", "items")] + Self.pageSize))
    var problems = modules.problems
    var files: [StellarFile] = []
    for module in modules.items {
      var items = module.items
      if items == nil {
        let list = try await api.wholeList(
          of: CanvasModuleItem.self,
          try api.call(path + [module.id, "items"], query: Self.pageSize))
        items = list.items
        problems += list.problems.map { $0.below("items of " + module.id) }
      }
      files += (items ?? []).compactMap { $0.file(of: masterId, in: module.name, on: site) }
    }
    return StellarReply(files.unique(by: \.id), diagnostics: problems)
  }
}
