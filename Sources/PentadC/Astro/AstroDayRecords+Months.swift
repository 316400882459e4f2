import AstroKit
import CPentad

extension DayRecords {
  func month(_ grid: MonthGrid) -> pentad_astro_month {
    let days = Array(grid.rows.joined())
    return pentad_astro_month(
      year: Int32(grid.year), month: Int32(grid.month), first_vara: Int32(grid.firstVara.number),
      days: self.days(days), day_count: days.count)
  }

  func masaGrid(_ grid: MasaGrid) -> pentad_astro_masa_grid {
    let cells = grid.cells.map { cell in
      arena.record(
        pentad_astro_masa_cell(
          tithi: unit(cell.tithi), days: days(cell.days), day_count: cell.days.count))
    }
    return pentad_astro_masa_grid(
      month: Int32(grid.month.number), is_adhika: grid.isAdhika, samvat: samvat(grid.samvat),
      cells: arena.array(cells), cell_count: cells.count)
  }

  func lunarYear(_ year: LunarYear) -> pentad_astro_lunar_year {
    let months = year.months.map { month in
      arena.record(
        pentad_astro_lunar_month(
          masa: masa(month.masa), start: month.span.lowerBound.milliseconds,
          end: month.span.upperBound.milliseconds))
    }
    return pentad_astro_lunar_year(
      samvat: samvat(year.samvat), months: arena.array(months), month_count: months.count)
  }
}
