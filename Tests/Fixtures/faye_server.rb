#!/usr/bin/env ruby
# frozen_string_literal: true

# A Bayeux server that nobody here wrote, ruby-faye on thin, under the rules of GroupMe's push service, for
# the Swift tests.
#
# `ruby faye_server.rb [PORT] [TIMEOUT]` listens on loopback and holds idle connects for so many seconds. It
# prints `port N`, then what happens: `subscribed CLIENT CHANNEL`, `gone CLIENT`, `published CHANNEL DATA`.
# Its standard input says what to do, and ends it with its own end:
#
# - `push CHANNEL DATA` tells the data, which is JSON, to whoever subscribed to the channel.
# - `forget` forgets all clients.
#
# To subscribe and to publish, a client shows the token of a user (tok-alice of 101, tok-bob of 102) and the
# time to within an hour; to the channel of a user that of this user alone.

require 'faye'
require 'json'
require 'thin'

USERS = { 'tok-alice' => '101', 'tok-bob' => '102' }.freeze

def say(*words)
  $stdout.puts(words.join(' '))
  $stdout.flush
end

# Refuses who may not subscribe or publish.
class Doorkeeper
  def incoming(message, callback)
    channel = message['channel'].to_s
    channel = message['subscription'].to_s if channel == '/meta/subscribe'
    unless channel.start_with?('/meta/') || message['ext'] == INSIDE
      message['error'] = refusal(message['ext'], channel)
      message.delete('error') unless message['error']
    end
    message.delete('ext')
    callback.call(message)
  end

  private

  def refusal(ext, channel)
    ext = {} unless ext.is_a?(Hash)
    user = USERS[ext['access_token']]
    return '403::unauthorized' unless user && (ext['timestamp'].to_i - Time.now.to_i).abs < 3600

    "403:#{channel}:forbidden channel" if channel.start_with?('/user/') && channel != "/user/#{user}"
  end
end

# What this process itself publishes needs no token.
INSIDE = { 'inside' => rand.to_s }.freeze

# Marks it.
class Stamp
  def outgoing(message, callback)
    message['ext'] = INSIDE unless message['channel'].start_with?('/meta/')
    callback.call(message)
  end
end

# Carries out what the standard input says.
module Commands
  include EventMachine::Protocols::LineText2

  def receive_line(line)
    word, channel, data = line.split(' ', 3)
    case word
    when 'push' then FAYE.get_client.publish(channel, JSON.parse(data))
    when 'forget' then CLIENTS.dup.each { |id| ENGINE.destroy_client(id) }
    end
  end

  def unbind
    exit!
  end
end

Thin::Logging.silent = true
Faye::WebSocket.load_adapter('thin')
FAYE = Faye::RackAdapter.new(mount: '/groupme/faye', timeout: (ARGV[1] || 30).to_f)
FAYE.add_extension(Doorkeeper.new)
FAYE.get_client.add_extension(Stamp.new)
ENGINE = FAYE.instance_variable_get(:@server).engine
# Those that subscribed.
CLIENTS = []

FAYE.on(:subscribe) do |id, channel|
  CLIENTS << id unless CLIENTS.include?(id)
  say('subscribed', id, channel)
end
FAYE.on(:publish) { |_, channel, data| say('published', channel, JSON.dump(data)) }
FAYE.on(:disconnect) do |id|
  CLIENTS.delete(id)
  say('gone', id)
end

EventMachine.run do
  server = Thin::Server.new('127.0.0.1', (ARGV[0] || 0).to_i, FAYE, signals: false)
  server.start
  name = EventMachine.get_sockname(server.backend.instance_variable_get(:@signature))
  say('port', Socket.unpack_sockaddr_in(name).first)
  EventMachine.attach($stdin, Commands)
end
