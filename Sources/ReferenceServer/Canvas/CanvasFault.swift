/// A fault of the Canvas API by its name. The cases with a message replace the answer; the others
/// change a part of it.
enum CanvasFault: String, CaseIterable, Sendable {
  /// `Link` without `rel="last"`, as for lists that are expensive to count.
  case noLastLink
  /// An empty page with `next` after the first one.
  case emptyPage
  /// Each page begins with the last three items of the page before.
  case overlappingPages
  /// `next` is the address of the same page.
  case loopingPages
  /// `next` names the host `elsewhere.example`.
  case foreignNextLink
  /// Ids are texts in every second answer, and numbers in the others.
  case idsChangeType
  /// The first course is `{"id":…,"access_restricted_by_date":true}`.
  case restrictedCourse
  /// The student has no favourites, so the list is a selection of all courses.
  case noFavourites
  /// The last current course is 401 without `WWW-Authenticate`, and a list of announcements with
  /// it fails as a whole.
  case forbiddenCourse
  /// 403 as text, as Canvas throttles.
  case throttled403
  /// The same with 429.
  case throttled429
  /// 403 as JSON.
  case forbidden
  /// 401 with `WWW-Authenticate`; the token remains valid.
  case unauthorizedToken
  /// 401 without `WWW-Authenticate`.
  case unauthorizedUser
  /// Revokes the token with its refresh token, then 401 with `WWW-Authenticate`.
  case revokedToken
  /// Revokes the access token only, then 401 with `WWW-Authenticate`.
  case expiredToken
  /// 500 with `error_report_id`.
  case serverError
  /// `while(1);` before the JSON.
  case whilePrefix
  /// `author` is `{}`.
  case emptyAuthor
  /// `posted_at` is null.
  case nullPostedAt
  /// `assignment` is a list.
  case assignmentList
  /// `submissions` is false in all items of the planner.
  case submissionsFalse
  /// Modules without `items`.
  case itemsLeftOut
  /// `url` of files is empty.
  case emptyFileURL
}
