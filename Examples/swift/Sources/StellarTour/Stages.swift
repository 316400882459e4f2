import PentadCore
import StellarKit

/// Asks a server: courses, all class lists, a search, and a class in stages.
func askCampus(in folder: String) async throws {
  try await withClient(in: folder, Campus()) { client in
    let courses = try await client.courses()
    print("\(courses.value.count) course, from the \(courses.origin)")
    for group in StellarCourseGroup.groups(of: courses.value) { print("  \(group.title)") }
    // From here on all classes are found without a network.
    print("\(try await client.loadCatalogue()) class list")
    await showStages(client, "6.1010")
  }
}

/// The same without a network: what was seen is there.
func readOffline(in folder: String) async throws {
  try await withClient(in: folder) { client in
    let courses = try await client.courses()
    print("\(courses.value.count) course, from the \(courses.origin)")
    for hit in try await client.search("6.").hits {
      show(hit)
      await showStages(client, hit.masterId)
    }
  }
}

/// Prints the stored version first, then the server's current version, or its error.
private func showStages(_ client: StellarClient, _ masterId: String) async {
  for await update in client.classInfo(masterId) {
    switch update {
    case .general(let item): print("  from a list: \(item.title)")
    case .cached(let detail): show("as it was", detail)
    case .fresh(let detail): show("as it is now", detail)
    case .failed(let error, let old):
      print("  \(error.code): \(error.message)")
      if let old { show("still", old) }
    }
  }
}

private func show(_ stage: String, _ detail: StellarClassDetail) {
  let news = detail.news.map(\.announcement.title).joined(separator: ", ")
  print("  \(stage): \(detail.item.title); \(news)")
}
