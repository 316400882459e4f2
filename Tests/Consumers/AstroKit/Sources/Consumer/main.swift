import AstroKit
import PentadCore

let calendar = try await AstroCalendar()
let ujjain = try Place(
  latitude: 23.1765, longitude: 75.7885, timeZone: CivilTimeZone("Asia/Kolkata"))
let day = try await calendar.day(CivilDate(2026, 11, 21), at: ujjain)
print(day.vara.name.english, day.paksha.name.english, day.udayaTithi?.name.english ?? "no tithi")
print("of", day.masaName.name.iast, "with", day.tithis.count, "tithis")
await calendar.close()
