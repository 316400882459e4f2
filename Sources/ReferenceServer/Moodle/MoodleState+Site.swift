import PentadCore

extension MoodleState {
  static let siteFunctions = [
    MoodleFunction("core_webservice_get_site_info") { state, call in state.siteInfo(call) },
    MoodleFunction("core_user_get_users_by_field") { _, call in
      let values = call.parameters.items.filter { $0.name.hasPrefix("values[") }.map(\.value)
      let student = call.student
      let isOwn = values.contains("\(student.id)") || values.contains(student.login ?? "")
      return isOwn ? [MoodleState.json(of: student, call)] : []
    },
  ]

  private func siteInfo(_ call: MoodleCall) -> JSONValue {
    let names = Self.functions.map(\.name).filter {
      !(call.has(.missingFunctions) && Self.isLeftOut($0))
    }
    let student = call.student
    return [
      "sitename": "School of Tests", "username": .string(student.login ?? ""),
      "firstname": .string(student.firstName), "lastname": .string(student.lastName),
      "fullname": .string(student.name), "lang": "en", "userid": .integer(student.id),
      "siteurl": .string(call.site),
      "userpictureurl": .string("\(call.site)/theme/image.php/boost/core/1/u/f1"),
      "functions": .array(
        names.sorted().map { ["name": .string($0), "version": "2024100700"] }),
      "downloadfiles": 1.json, "uploadfiles": 1.json, "release": "4.5 (Build: 20241007)",
      "version": "2024100700", "mobilecssurl": "",
      "advancedfeatures": [["name": "usecomments", "value": 1.json]],
      "usercanmanageownfiles": true, "userquota": 104_857_600.json,
      "usermaxuploadfilesize": 20_971_520.json, "userhomepage": 1.json,
      "userprivateaccesskey": .string(Self.word("key \(student.id)")), "siteid": 1.json,
      "sitecalendartype": "gregorian", "usercalendartype": "gregorian",
      "userissiteadmin": false, "theme": "boost", "limitconcurrentlogins": 0.json,
    ]
  }

  static func json(of person: CampusPerson, _ call: MoodleCall) -> JSONValue {
    [
      "id": .integer(person.id), "username": .string(person.login ?? ""),
      "firstname": .string(person.firstName), "lastname": .string(person.lastName),
      "fullname": .string(person.name), "department": "", "firstaccess": 0.json,
      "lastaccess": 0.json, "auth": "manual", "confirmed": true, "lang": "en",
      "timezone": "99", "description": "", "descriptionformat": 1.json,
      "profileimageurlsmall": .string("\(call.site)/theme/image.php/boost/core/1/u/f2"),
      "profileimageurl": .string("\(call.site)/theme/image.php/boost/core/1/u/f1"),
    ]
  }
}
