import AstroKit
import CPentad
import PentadCore

@testable import PentadC

extension PanchangDay {
  /// The day as the numbers of C's record, in its order.
  var numbers: [Int64] {
    var list = Numbers()
    list.add(date.number, vara.number)
    list.add(span)
    list.add(horizon.civilDay)
    for time in [horizon.previousSunset, sunrise, sunset, horizon.nextSunrise] { list.add(time) }
    for times in [moonrises, moonsets] {
      list.add(times.count)
      for time in times { list.add(time) }
    }
    list.add(horizon.sunState.code.rawValue, horizon.moonState.code.rawValue)
    list.add(tithis) { $0.number }
    list.add(nakshatras) { $0.number }
    list.add(padas) { $0.number }
    list.add(yogas) { $0.number }
    list.add(karanas) { $0.number }
    list.add(moonRashis) { $0.number }
    list.add(sunRashi.number)
    list.add(sankranti)
    list.add(udayaTithi?.number ?? 0, isVriddhi ? 1 : 0, kshayaTithis.count)
    for tithi in kshayaTithis { list.add(tithi.number) }
    list.add(masa.amanta.number, masa.purnimanta.number, masa.isAdhika ? 1 : 0)
    list.add(masa.isKshaya ? 1 : 0, masaName.number)
    list.add(paksha.code.rawValue)
    list.add(samvat.shaka, samvat.vikrama, samvat.kali)
    list.add(samvat.southernSamvatsara.number, samvat.northernSamvatsara.number)
    list.add(season.ritu.number, season.vedicRitu.number)
    list.add(season.ayana.code.rawValue, season.vedicAyana.code.rawValue)
    add(muhurtas, to: &list)
    list.add([runningSamvatsara]) { $0.number }
    return list.values
  }

  private func add(_ muhurtas: Muhurtas, to list: inout Numbers) {
    for part in [
      muhurtas.rahuKala, muhurtas.yamaganda, muhurtas.gulika, muhurtas.abhijit, muhurtas.brahma,
    ] { list.add(part.map { [$0] } ?? []) }
    list.add(muhurtas.durmuhurtas)
    list.add(muhurtas.varjyas)
    list.add(muhurtas.amritas)
    list.add(muhurtas.choghadiyas) { $0.code.rawValue }
    list.add(muhurtas.horas) { $0.code.rawValue }
  }
}

private struct Numbers {
  var values: [Int64] = []

  mutating func add(_ numbers: any BinaryInteger...) {
    values += numbers.map { Int64($0) }
  }

  mutating func add(_ time: Instant?) { values.append(time?.milliseconds ?? .min) }

  mutating func add(_ range: Range<Instant>) {
    add(range.lowerBound)
    add(range.upperBound)
  }

  mutating func add(_ ranges: [Range<Instant>]) {
    add(ranges.count)
    for range in ranges {
      add(0)
      add(range)
    }
  }

  mutating func add<Value, Number: BinaryInteger>(
    _ spans: [LimbSpan<Value>], number: (Value) -> Number
  ) {
    add(spans.count)
    for span in spans {
      add(number(span.value))
      add(span.start)
      add(span.end)
    }
  }
}
