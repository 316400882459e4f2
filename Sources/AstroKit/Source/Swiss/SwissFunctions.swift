#if Astro
  import Foundation
  import PentadCore

  /// The functions of libswe, loaded at their first use and not by the loader.
  ///
  /// A libswe next to Pentad (``OwnImage``) has precedence over an installed one.
  ///
  /// libswe needs the mathematical library but, as Debian builds it, does not declare that
  /// dependency. If the loader loads libswe first, it terminates the process, such as in a C++
  /// program that links Pentad's shared library. Here all dependencies are loaded before it is
  /// opened. It stays open until the process ends.
  struct SwissFunctions: @unchecked Sendable {
    typealias Numbers = UnsafeMutablePointer<Double>?
    typealias Text = UnsafeMutablePointer<CChar>?

    let version: @convention(c) (Text) -> Text
    let setEphePath: @convention(c) (UnsafePointer<CChar>?) -> Void
    let close: @convention(c) () -> Void
    let setTopo: @convention(c) (Double, Double, Double) -> Void
    let calc: @convention(c) (Double, Int32, Int32, Numbers, Text) -> Int32
    let deltatEx: @convention(c) (Double, Int32, Text) -> Double
    let getCurrentFileData:
      @convention(c) (Int32, Numbers, Numbers, UnsafeMutablePointer<Int32>?) -> UnsafePointer<
        CChar
      >?
    let sidtime0: @convention(c) (Double, Double, Double) -> Double
    let setSidMode: @convention(c) (Int32, Double, Double) -> Void
    let getAyanamsaExUT: @convention(c) (Double, Int32, Numbers, Text) -> Int32
    let solEclipseWhenGlob: @convention(c) (Double, Int32, Int32, Numbers, Int32, Text) -> Int32
    let solEclipseWhere: @convention(c) (Double, Int32, Numbers, Numbers, Text) -> Int32
    let lunEclipseWhen: @convention(c) (Double, Int32, Int32, Numbers, Int32, Text) -> Int32
    let lunEclipseHow: @convention(c) (Double, Int32, Numbers, Numbers, Text) -> Int32

    /// Returns the functions of the libswe next to Pentad, or else of the installed one.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/unsupported`` when there is none, and when the one
    ///   next to Pentad cannot be loaded; another one never replaces it silently.
    ///   ``PentadCore/PentadError/Code/unavailable`` when the process has too many open files. A
    ///   later call tries again.
    static func installed() throws(PentadError) -> SwissFunctions {
      try found.withLock { found throws(PentadError) in
        if let found { return found }
        do throws(PentadError) {
          let functions = try SwissFunctions(beside: OwnImage.folders)
          found = functions
          return functions
        } catch {
          throw SpareDescriptors.cause(of: error)
        }
      }
    }

    private static let found = Lock<SwissFunctions?>(nil)

    /// Loads the functions from the first of the folders that has libswe, or else from the
    /// system's.
    init(beside folders: [String]) throws(PentadError) { try self.init(Library(beside: folders)) }

    private init(_ library: Library) throws(PentadError) {
      version = try library.function("swe_version")
      setEphePath = try library.function("swe_set_ephe_path")
      close = try library.function("swe_close")
      setTopo = try library.function("swe_set_topo")
      calc = try library.function("swe_calc")
      deltatEx = try library.function("swe_deltat_ex")
      getCurrentFileData = try library.function("swe_get_current_file_data")
      sidtime0 = try library.function("swe_sidtime0")
      setSidMode = try library.function("swe_set_sid_mode")
      getAyanamsaExUT = try library.function("swe_get_ayanamsa_ex_ut")
      solEclipseWhenGlob = try library.function("swe_sol_eclipse_when_glob")
      solEclipseWhere = try library.function("swe_sol_eclipse_where")
      lunEclipseWhen = try library.function("swe_lun_eclipse_when")
      lunEclipseHow = try library.function("swe_lun_eclipse_how")
    }
  }

  /// The open library.
  private struct Library {
    private let handle: UnsafeMutableRawPointer

    #if canImport(Darwin)
      private static let names = ["libswe.2.0.dylib", "libswe.dylib"]
    #else
      private static let names = ["libswe.so.2.0", "libswe.so"]
    #endif

    init(beside folders: [String]) throws(PentadError) {
      #if os(Linux)
        // libm must be visible to libswe, regardless of how Pentad's library was opened.
        _ = dlopen("libm.so.6", RTLD_NOW | RTLD_GLOBAL)
      #endif
      let carried = folders.map { "\($0)/\(Self.names[0])" }
      if let path = carried.first(where: FileManager.default.fileExists(atPath:)) {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
          let reason = dlerror().map { String(cString: $0) } ?? path
          throw PentadError(.unsupported, "the bundled libswe cannot be loaded: \(reason)")
        }
        self.handle = handle
        return
      }
      for name in Self.names {
        if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
          self.handle = handle
          return
        }
      }
      let places = (folders + ["the system's folders"]).joined(separator: " nor in ")
      throw PentadError(
        .unsupported, "\(Self.names[0]) is not in \(places): install the package libswe2.0")
    }

    func function<Function>(_ name: String) throws(PentadError) -> Function {
      guard let symbol = dlsym(handle, name) else {
        throw PentadError(.unsupported, "the installed libswe has no \(name): install version 2.10")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
  }
#endif
