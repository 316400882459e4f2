--- A tour of Pentad from LuaJIT: luajit tour.lua [SERVER]
---
--- SERVER is a server of GroupMe's protocol, such as http://127.0.0.1:8080; the token is the variable
--- PENTAD_CHAT_TOKEN. pentad.lua is written by write_binding.py.
local ffi = require("ffi")
local pentad = require("pentad")

-- A failure is an error: a table.
local vitriol = pentad.elements_formula_parse("CuSO4·5H2O")
local told = pentad.elements_formula_describe(vitriol)
print(pentad.text(told.hill), told.molar_mass.value)
local _, failure = pcall(pentad.elements_formula_parse, "CuSO4·5H2Oo")
print(failure)

-- Many at once, into arrays of C.
local texts = { "H2O", "NaCl", "Xx" }
local masses = ffi.new("double[?]", #texts)
local failed = pentad.elements_molar_masses_compute(
  ffi.new("const char *[3]", texts), nil, #texts, nil, nil, masses)
for index, text in ipairs(texts) do print(text, masses[index - 1]) end
print(tonumber(failed) .. " failed")

local iron = pentad.elements_element_get(26)
print(pentad.text(iron.symbol), pentad.text(iron.name))

-- A day of the Hindu calendar. Records that a program makes are filled by the names of their fields.
local calendar = pentad.astro_calendar_open()
local ujjain = pentad.record("pentad_astro_place",
  { latitude = 23.18, longitude = 75.78, time_zone = "Asia/Kolkata" })
local day = pentad.astro_day_compute(calendar, ujjain, nil, 20261108)
for _, span in pentad.items(day.tithis, day.tithi_count) do
  local name = pentad.astro_name(pentad.PENTAD_ASTRO_UNIT_TITHI, span.value, pentad.PENTAD_ASTRO_SCRIPT_IAST)
  print("tithi", name, "until " .. os.date("!%H:%M", tonumber(span["end"] / 1000)) .. " UTC")
end

local server = arg[1]
if not server then return end

-- What calls back belongs to a session; callbacks run while it is pumped.
local session = pentad.session_make()
local function wait_until(is_done)
  while not is_done() do pentad.session_pump(session, 1000) end
end

local options = pentad.record("pentad_chat_client_options",
  { server = server, store_folder = arg[2], session = session })
local client, refusal
pentad.chat_client_sign_in_async(options, os.getenv("PENTAD_CHAT_TOKEN"), function(failed, signed_in)
  refusal, client = failed, signed_in
end)
wait_until(function() return client or refusal end)
if refusal then error(refusal) end

local is_synchronised = false
pentad.chat_client_synchronise_async(client, function(failed)
  if failed then error(failed) end
  is_synchronised = true
end)
wait_until(function() return is_synchronised end)

local groups = pentad.chat_client_groups(client, pentad.PENTAD_CHAT_MEMBERSHIP_ACTIVE)
local names = {}
for index, group in pentad.items(groups.items, groups.count) do names[index] = pentad.text(group.name) end
print("groups", table.concat(names, ", "))
local conversation = "g:" .. pentad.text(groups.items[0].id)

-- An event: the message that is sent here comes back by it.
local arrived
local subscription = pentad.chat_client_subscribe(client, pentad.record("pentad_chat_delegate", {
  did_update_messages = function(event)
    if event.inserted_count == 0 then return end
    local message = pentad.chat_client_message(client, event.inserted[tonumber(event.inserted_count) - 1])
    arrived = pentad.text(message.text)
  end,
}))
pentad.chat_client_send(client, conversation,
  pentad.record("pentad_chat_message_options", { text = "Good morning from Lua" }))
wait_until(function() return arrived == "Good morning from Lua" end)
print("arrived", arrived)

pentad.subscription_free(subscription)
pentad.chat_client_free(client)
pentad.session_free(session)
