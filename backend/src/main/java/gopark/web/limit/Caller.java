package gopark.web.limit;

import gopark.web.ClientAddress;

/** On whose account a request is counted. Each account has an allowance of its own. */
sealed interface Caller {

  /** Whoever brings the key of a session, from wherever, in requests about that session. */
  record Holder(String session) implements Caller {}

  /** All at one address who read a session without its key. */
  record Reader(ClientAddress address, String session) implements Caller {}

  /** All at one address, in requests about no session, or about one that is not known to exist. */
  record Visitor(ClientAddress address) implements Caller {}
}
