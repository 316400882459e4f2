import Foundation
import PentadCore

extension StellarState {
  /// Answers `module=push`: devices, and their unread notices.
  mutating func push(_ parameters: Form) -> Response {
    guard parameters["device_type"] == "apple" else {
      return .json(["error": "device type not supported"])
    }
    let command = parameters["command"]
    if command == "register" {
      let device = devices.register(token: parameters["device_token"])
      return .json(["device_id": .integer(device.id), "pass_key": .integer(device.passKey)])
    }
    guard let id = genuineDevice(parameters) else { return .phpException("invalid pass_key") }
    switch command {
    case "newDeviceToken":
      devices[id]?.token = parameters["device_token"]
      return .json(["success": true])
    case "moduleSetting":
      let module = parameters["module_name"] ?? ""
      let isEnabled = (Int(parameters["enabled"] ?? "") ?? 0) != 0
      devices[id]?.modules[module] = isEnabled
      return .json(["success": true, "module": .string(module), "enabled": .bool(isEnabled)])
    case "getUnreadNotifications": return unread(id)
    case "markNotificationsAsRead":
      let tags = Data((parameters["tags"] ?? "").utf8)
      for tag in (try? JSONDecoder().decode([String].self, from: tags)) ?? [] {
        if let index = devices[id]?.unread.firstIndex(of: tag) {
          devices[id]?.unread.remove(at: index)
        }
      }
      return unread(id)
    default: return Response(body: .bytes([]))
    }
  }

  private func unread(_ id: Int) -> Response {
    .json(.array((devices[id]?.unread ?? []).map { .string($0) }))
  }
}
