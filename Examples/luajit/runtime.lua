--- Pentad @VERSION@ for LuaJIT. Written by write_binding.py; do not edit.
---
--- A failure is an error: a table with `status`, `name` and `message`. Callbacks run inside
--- pentad.session_pump() alone, so what calls back is given a session: LuaJIT must not be called on another
--- thread.
local ffi = require("ffi")
ffi.cdef[[
-- @DECLARATIONS@
]]
local C = ffi.load(os.getenv("PENTAD_LIBRARY") or "pentad")
-- The constants are C's own: pentad.PENTAD_OK.
local pentad = setmetatable({}, { __index = function(_, name) return C[name] end })

local Failure = { __tostring = function(failure) return failure.name .. ": " .. failure.message end }

--- A failure as a table; nil for success. The error stays the caller's.
local function failed(status, error)
  if tonumber(status) == 0 then return nil end
  local message = error ~= nil and ffi.string(C.pentad_error_message(error)) or ""
  local name = ffi.string(C.pentad_status_name(status))
  return setmetatable({ status = tonumber(status), name = name, message = message }, Failure)
end

local function place_of_error() return ffi.new("pentad_error *[1]") end

local function check(status, place)
  local failure = failed(status, place[0])
  C.pentad_error_free(place[0])
  if failure then error(failure, 3) end
end

local function text(pointer, free)
  if pointer == nil then return nil end
  local copy = ffi.string(pointer)
  if free then free(pointer) end
  return copy
end

local function owned(pointer, free)
  if pointer == nil then return nil end
  return free and ffi.gc(pointer, free) or pointer
end

-- Of each type of callback, whether it comes once, and what makes one of a function of Lua.
local callbacks = {
-- @CALLBACKS@
}
local fields_of_callbacks = {
-- @FIELDS@
}
local sized = {
-- @SIZED@
}

-- What has come for the last time, to be given back outside of it.
local ended = {}

--- Makes a callback of a function of Lua; nil of nil. An error in it is printed, since no caller can catch it.
local function as_callback(type, called)
  if called == nil then return nil end
  while #ended > 0 do table.remove(ended):free() end
  local comes_once, make = callbacks[type][1], callbacks[type][2]
  local made
  made = ffi.cast(type, make(function(...)
    local worked, result = xpcall(called, debug.traceback, ...)
    if comes_once then table.insert(ended, made) end
    if worked then return result end
    io.stderr:write("pentad: a callback failed: ", tostring(result), "\n")
  end))
  return made
end

-- What a record points to lives as long as the record.
local kept = setmetatable({}, { __mode = "k" })

--- A record with some fields set, by their names; all others are zero, the default.
function pentad.record(type, values)
  local record, held = ffi.new(type), {}
  if sized[type] then record.struct_size = ffi.sizeof(type) end
  for field, value in pairs(values or {}) do
    local callback = (fields_of_callbacks[type] or {})[field]
    held[field] = callback and as_callback(callback, value) or value
    record[field] = held[field]
  end
  kept[record] = held
  return record
end

--- A text of C, of a record for example, as a string; nil for NULL.
function pentad.text(pointer) return text(pointer) end

--- Goes through `count` items: for index, item in pentad.items(list.messages, list.message_count).
function pentad.items(items, count)
  local index = -1
  return function()
    index = index + 1
    if index < tonumber(count) then return index + 1, items[index] end
  end
end

-- @FUNCTIONS@

return pentad
