import Foundation
import PentadCore
import StellarKit

/// A tour of a student's accounts at two schools: classes, tasks by day, announcements, the
/// failure of one school, and the same data without a network.
@main
enum SchoolTour {
  static func main() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try await addSchools(in: folder.path)
    try await withoutNetwork(in: folder.path)
    try FileManager.default.removeItem(at: folder)
  }
}

/// Adds two schools, and fetches their data. The token of the second one is expired.
private func addSchools(in folder: String) async throws {
  let accounts = try await open(folder, Schools())
  try await accounts.add(.canvas, address: "https://river.example", name: "River", secret: "7~abc")
  try await accounts.add(.canvas, address: "https://hill.example", name: "Hill", secret: "old")
  let all = try await accounts.all()
  let names = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.name) })
  let refreshed = try await accounts.refreshAll()
  for entry in refreshed.items {
    print("\(names[entry.account] ?? ""): \(entry.item.newAnnouncements) new announcements")
  }
  // The other schools are not affected.
  for (account, error) in refreshed.failures { print("\(names[account] ?? ""): \(error)") }

  for entry in try await accounts.myClasses().items {
    let enrolment = entry.item.enrolment
    print("  \(enrolment.item.name) \(enrolment.item.title), \(entry.item.unread) unread")
  }
  await accounts.close()
}

/// Shows the stored data without a network, and makes changes that are sent later.
private func withoutNetwork(in folder: String) async throws {
  let accounts = try await open(folder, NoNetwork())
  let all = try await accounts.all()
  let client = try await accounts.client(all[0].id)
  try await showTasks(client)
  for entry in try await accounts.announcementsFeed().items {
    let item = entry.item
    print(item.isRead ? " " : "*", item.announcement.title, "in", item.item.name)
    try await client.markRead(item.announcement, of: item.item.masterId)
  }
  let unread = try await accounts.announcementsFeed(onlyUnread: true).items.count
  let waiting = try await client.storageUsage().waiting
  print("\(unread) unread, and \(waiting) change waits for the school")
  // Removes the token, the store and the files.
  try await accounts.remove(all[1].id)
  print(try await accounts.all().map(\.name))
  await accounts.close()
}

/// Prints the tasks by the day on which they are due, in the time zone of their class.
private func showTasks(_ client: StellarClient) async throws {
  let zone = try await client.myClasses().value.first?.enrolment.timeZone ?? "UTC"
  for day in try StellarTaskDay.days(of: try await client.tasks().value, zone: zone) {
    print(day.day.map { "\($0.year)-\($0.month)-\($0.day)" } ?? "no due date")
    for task in day.tasks {
      let isSubmitted = task.submission?.contains(.submitted) == true
      print("  \(task.title), \(task.points ?? 0) points\(isSubmitted ? ", submitted" : "")")
    }
  }
}
