/// A fault of the Moodle site by its name. All errors have the status 200.
enum MoodleFault: String, CaseIterable, Sendable {
  /// `invalidtoken`; the token remains valid.
  case invalidToken
  /// Revokes the token, then `invalidtoken`.
  case revokedToken
  /// `accessexception`, as for a function outside the service.
  case accessException
  /// `requireloginerror`, as for a course that the student has left.
  case requireLogin
  /// `sitepolicynotagreed`.
  case sitePolicy
  /// `sitemaintenance`, also from the sign-in and in the public configuration.
  case maintenance
  /// The exception's class has the namespace of Moodle 4.5.
  case newExceptions
  /// JSON `null`.
  case nullAnswer
  /// An empty body.
  case emptyAnswer
  /// An exception in XML, as without `moodlewsrestformat`.
  case xmlAnswer
  /// Site information without the functions of forums and notifications; calls of them are
  /// `accessexception`.
  case missingFunctions
  /// Courses with `progress` null.
  case nullProgress
  /// Discussions with `userfullname` false.
  case falseName
  /// All times of courses and tasks are 0.
  case zeroTimes
  /// Two notifications in sequence have the same id.
  case duplicateIDs
  /// Forums are not tracked, so `numunread` is 0 everywhere.
  case untrackedForums
  /// The signature of the browser's sign-in uses `https` instead of `http`.
  case swappedScheme
  /// The signature of the browser's sign-in is wrong.
  case wrongSignature
  /// The address of the browser's sign-in has the scheme `moodlemobile` instead of the
  /// requested one.
  case forcedScheme
  /// Sign-in by browser only: passwords are `invalidlogin`.
  case browserOnly
  /// `warnings` with an entry.
  case warnings
}
