package gopark.web.limit;

import gopark.web.ClientAddress;
import gopark.web.SessionId;

/**
 * The account that a request is counted on. Each account has an allowance of its own, and is named
 * by nothing that a stranger could have made up.
 */
sealed interface Caller {

  /** A holder of a session's key, at any address, in requests about that session. */
  record Holder(String session) implements Caller {
    public Holder {
      SessionId.require(session);
    }
  }

  /** All at one address who read a session without its key. */
  record Reader(ClientAddress address, String session) implements Caller {
    public Reader {
      SessionId.require(session);
    }
  }

  /** All at one address, in requests about no session, or about one that is not known to exist. */
  record Visitor(ClientAddress address) implements Caller {}
}
