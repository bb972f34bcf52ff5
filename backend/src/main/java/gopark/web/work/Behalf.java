package gopark.web.work;

import gopark.web.ClientAddress;
import gopark.web.SessionId;

/**
 * Who stands in a line for a core. Work of one is done piece after piece; nobody gets into
 * another's line by a name that looks alike.
 */
public sealed interface Behalf {

  /** A session, by an id that a session could have. */
  record OfSession(String id) implements Behalf {
    public OfSession {
      SessionId.require(id);
    }
  }

  /** A client, in short work of no session. */
  record OfAddress(ClientAddress address) implements Behalf {}

  /** A client, in work of one kind that may take seconds. */
  record OfLongWork(LongWork kind, ClientAddress address) implements Behalf {}

  /** A client, in work that takes the cores which are left. */
  record Aside(ClientAddress address) implements Behalf {}
}
