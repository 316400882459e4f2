// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Behind a trait: a host that takes ElementsKit alone does not fetch it.
let grdb = Target.Dependency.product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Storage"]))

let package = Package(
  name: "pentad",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PentadCore", targets: ["PentadCore"]),
    .library(name: "ElementsKit", targets: ["ElementsKit"]),
    .library(name: "AstroKit", targets: ["AstroKit"]),
    .library(name: "pentad", type: .dynamic, targets: ["PentadC"]),
    .executable(name: "pentad-cli", targets: ["PentadCLI"]),
  ],
  traits: [
    .default(enabledTraits: ["Astro", "Storage", "CommandLine"]),
    .trait(name: "Astro", description: "AstroKit's engine on the Swiss Ephemeris (AGPL-3.0)"),
    .trait(name: "Storage", description: "The stores of the Kits on SQLite, by GRDB"),
    .trait(name: "CommandLine", description: "The command pentad-cli"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .systemLibrary(name: "CPentad", path: "include"),
    .target(name: "PentadCore", swiftSettings: strict),
    .target(
      name: "PentadStorage", dependencies: ["PentadCore", grdb], swiftSettings: strict),
    .target(name: "ElementsKit", dependencies: ["PentadCore"], swiftSettings: strict),
    // Its header alone: AstroKit finds the functions at run time (SwissFunctions says why).
    .systemLibrary(name: "CSwissEphemeris", providers: [.apt(["libswe-dev"])]),
    .target(
      name: "AstroKit",
      dependencies: [
        "PentadCore",
        .target(name: "PentadStorage", condition: .when(traits: ["Storage"])), grdb,
        .target(name: "CSwissEphemeris", condition: .when(traits: ["Astro"])),
      ], swiftSettings: strict),
    .target(
      name: "PentadC", dependencies: ["CPentad", "PentadCore", "ElementsKit", "AstroKit"],
      swiftSettings: strict),
    .executableTarget(
      name: "PentadCLI",
      dependencies: [
        "PentadCore", "ElementsKit", "AstroKit",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])),
      ], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["PentadCore"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "PentadCoreTests", dependencies: ["PentadCore"], swiftSettings: strict),
    .testTarget(
      name: "PentadStorageTests",
      dependencies: ["PentadStorage", "PentadCore", "TestSupport", grdb],
      swiftSettings: strict),
    .testTarget(
      name: "ElementsKitTests", dependencies: ["ElementsKit", "PentadCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AstroKitTests",
      dependencies: [
        "AstroKit", "PentadCore", "TestSupport",
        .target(name: "PentadStorage", condition: .when(traits: ["Storage"])), grdb,
        .target(name: "CSwissEphemeris", condition: .when(traits: ["Astro"])),
      ], swiftSettings: strict,
      // The tests compare with libswe's own functions.
      linkerSettings: [
        .linkedLibrary("swe", .when(traits: ["Astro"])),
        .linkedLibrary("m", .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "PentadCTests",
      dependencies: ["PentadC", "PentadCore", "ElementsKit", "AstroKit", "CPentad"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
