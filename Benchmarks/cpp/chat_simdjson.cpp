// `chat_simdjson ingest|reingest PAGES FOLDER READER SQL` stores pages of messages with simdjson and
// SQLite, in the tables of sql/chat.sql, and prints `nanoseconds check`: processor time a message.
#include <simdjson.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace {

using simdjson::dom::array;
using simdjson::dom::element;
using std::string;
using std::string_view;

// The number of new messages that are indexed together.
constexpr size_t kBatch = 2000;

[[noreturn]] void Fail(const string &what) {
  std::fprintf(stderr, "chat_simdjson: %s\n", what.c_str());
  std::exit(1);
}

string Contents(const string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) Fail("cannot read " + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Statement {
 public:
  Statement(sqlite3 *database, const string &sql) : database_(database) {
    if (sqlite3_prepare_v3(database, sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &handle_, nullptr)) {
      Fail(sqlite3_errmsg(database));
    }
  }
  ~Statement() { sqlite3_finalize(handle_); }
  Statement(const Statement &) = delete;
  Statement &operator=(const Statement &) = delete;

  void Bind(int index, int64_t value) { sqlite3_bind_int64(handle_, index, value); }
  void Bind(int index, string_view text) {
    sqlite3_bind_text(handle_, index, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
  }
  void BindBlob(int index, const string &bytes) {
    sqlite3_bind_blob(handle_, index, bytes.data(), static_cast<int>(bytes.size()), SQLITE_STATIC);
  }
  void BindNull(int index) { sqlite3_bind_null(handle_, index); }

  // A text or a number of a message; null and what is absent are NULL.
  void BindMember(int index, element message, const char *name) {
    element value;
    if (message[name].get(value)) return BindNull(index);
    string_view text;
    int64_t number = 0;
    if (!value.get(text)) return Bind(index, text);
    if (!value.get(number)) return Bind(index, number);
    BindNull(index);
  }

  // A value as JSON; an empty list is NULL.
  void BindJSON(int index, element message, const char *name) {
    element value;
    array list;
    const bool none = message[name].get(value) || value.is_null();
    if (none || (!value.get(list) && list.size() == 0)) return BindNull(index);
    const string json = simdjson::minify(value);
    sqlite3_bind_text(
        handle_, index, json.data(), static_cast<int>(json.size()), SQLITE_TRANSIENT);
  }

  // Runs it; how many rows it changed.
  int Run() {
    if (sqlite3_step(handle_) != SQLITE_DONE) Fail(sqlite3_errmsg(database_));
    sqlite3_reset(handle_);
    return sqlite3_changes(database_);
  }

  int64_t Number() {
    if (sqlite3_step(handle_) != SQLITE_ROW) Fail(sqlite3_errmsg(database_));
    const int64_t number = sqlite3_column_int64(handle_, 0);
    sqlite3_reset(handle_);
    return number;
  }

 private:
  sqlite3 *database_;
  sqlite3_stmt *handle_ = nullptr;
};

sqlite3 *Open(const string &folder, const string &sql) {
  sqlite3 *database = nullptr;
  if (sqlite3_open((folder + "/simdjson.sqlite").c_str(), &database)) Fail("cannot open the store");
  const string script =
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536;"
      "PRAGMA temp_store = MEMORY;" +
      Contents(sql + "/chat.sql");
  if (sqlite3_exec(database, script.c_str(), nullptr, nullptr, nullptr)) {
    Fail(sqlite3_errmsg(database));
  }
  return database;
}

// The messages of one account; a page is one transaction.
class Store {
 public:
  Store(const string &folder, const string &reader, const string &sql)
      : database_(Open(folder, sql)),
        reader_(reader),
        begin_(database_, "BEGIN IMMEDIATE"),
        commit_(database_, "COMMIT"),
        upsert_(database_, Contents(sql + "/chat_upsert.sql")),
        widen_(database_, "UPDATE span SET highest = max(highest, ?) WHERE conversation = ?"),
        span_(database_, "INSERT INTO span VALUES (?, ?, ?)"),
        event_(database_, "INSERT INTO event_log (at, events) VALUES (?, ?)"),
        index_(database_, "INSERT INTO message_search (rowid, text) VALUES (?, ?)") {}

  // Stores a page; how many messages it has.
  size_t Take(element answer) {
    const array messages = answer["response"]["messages"].get_array().value();
    const int64_t conversation = Decimal(messages.at(0)["group_id"]);
    int64_t lowest = 0, highest = 0;
    ids_.clear();
    begin_.Run();
    for (element message : messages) {
      highest = Decimal(message["id"]);
      if (lowest == 0) lowest = highest;
      if (Upsert(message, highest, conversation) == 0) continue;
      ids_ += ids_.empty() ? "[" : ",";
      ids_ += std::to_string(highest);
      string_view text;
      if (!message["text"].get(text)) waiting_.emplace_back(highest, text);
    }
    if (!ids_.empty()) {
      ids_ += "]";
      event_.Bind(1, std::time(nullptr));
      event_.BindBlob(2, ids_);
      event_.Run();
    }
    widen_.Bind(1, highest);
    widen_.Bind(2, conversation);
    if (widen_.Run() == 0) {
      span_.Bind(1, conversation);
      span_.Bind(2, lowest);
      span_.Bind(3, highest);
      span_.Run();
    }
    if (waiting_.size() >= kBatch) Index();
    commit_.Run();
    return messages.size();
  }

  // Makes the messages findable that wait for it.
  void Index() {
    std::sort(waiting_.begin(), waiting_.end());
    for (const auto &[id, text] : waiting_) {
      index_.Bind(1, id);
      index_.Bind(2, string_view(text));
      index_.Run();
    }
    waiting_.clear();
  }

  // Returns a sum of the number of messages and the number of matches.
  int64_t Check() {
    Statement found(
        database_, "SELECT count(*) FROM message_search WHERE message_search MATCH 'mountain*'");
    Statement count(database_, "SELECT count(*) FROM message");
    return found.Number() + count.Number();
  }

 private:
  static int64_t Decimal(simdjson::simdjson_result<element> text) {
    const string_view digits = text.get_string().value();
    int64_t number = 0;
    for (char digit : digits) number = number * 10 + (digit - '0');
    return number;
  }

  int Upsert(element message, int64_t id, int64_t conversation) {
    const string_view sender = message["sender_id"].get_string().value();
    const bool system = message["system"].get_bool().value();
    upsert_.Bind(1, id);
    upsert_.Bind(2, conversation);
    upsert_.Bind(3, int64_t{sender == reader_});
    upsert_.BindMember(4, message, "source_guid");
    upsert_.Bind(5, message["created_at"].get_int64().value() * 1000);
    upsert_.Bind(6, sender);
    upsert_.BindMember(7, message, "sender_type");
    upsert_.BindMember(8, message, "name");
    upsert_.BindMember(9, message, "avatar_url");
    upsert_.BindMember(10, message, "text");
    upsert_.Bind(11, int64_t{system});
    element event;
    if (message["event"].get(event)) {
      upsert_.BindNull(12);
    } else {
      upsert_.BindMember(12, event, "type");
    }
    upsert_.BindJSON(13, message, "event");
    upsert_.BindJSON(14, message, "attachments");
    upsert_.BindJSON(15, message, "reactions");
    upsert_.BindJSON(16, message, "favorited_by");
    upsert_.BindMember(17, message, "updated_at");
    upsert_.BindMember(18, message, "deleted_at");
    upsert_.BindMember(19, message, "pinned_at");
    const string_view pinner = message["pinned_by"].get_string().value();
    if (pinner.empty()) {
      upsert_.BindNull(20);
    } else {
      upsert_.Bind(20, pinner);
    }
    return upsert_.Run();
  }

  sqlite3 *database_;
  string reader_;
  Statement begin_, commit_, upsert_, widen_, span_, event_, index_;
  // The ids of changed messages of the page, as JSON.
  string ids_;
  std::vector<std::pair<int64_t, string>> waiting_;
};

double ProcessorTime() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 6) Fail("usage: chat_simdjson ingest|reingest PAGES FOLDER READER SQL");
  const auto pages = simdjson::padded_string::load(arguments[2]).take_value();
  Store store(arguments[3], arguments[4], arguments[5]);
  simdjson::dom::parser parser;
  double spent = 0;
  size_t messages = 0;
  for (int pass = string_view(arguments[1]) == "reingest" ? 2 : 1; pass > 0; pass--) {
    const double start = ProcessorTime();
    messages = 0;
    const char *const end = pages.data() + pages.size();
    for (const char *line = pages.data(); line < end;) {
      const char *const stop = std::find(line, end, '\n');
      messages += store.Take(parser.parse(line, static_cast<size_t>(stop - line), /* is copied: */ false).value());
      line = stop + 1;
    }
    store.Index();
    spent = ProcessorTime() - start;
  }
  std::printf("%.6g %lld\n", spent / static_cast<double>(messages),
              static_cast<long long>(store.Check()));
}
