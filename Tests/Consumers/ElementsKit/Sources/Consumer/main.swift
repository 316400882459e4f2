import ElementsKit

let iron = try PeriodicTable.shared.element(symbol: "Fe")
let blue = try Formula("Fe4[Fe(CN)6]3")
print(iron.name, blue.hill, blue.molarMass()?.value ?? .nan)
