package gopark.journal.valkey;

import java.nio.charset.StandardCharsets;

/** Under which names everything lies in the storage. */
final class Keys {

  /** The names of all sessions. */
  static final byte[] SESSIONS = bytes("gopark:sessions");

  /** What was changed lately, numbered without gaps, for those who follow. */
  static final byte[] CHANGES = bytes("gopark:changes");

  /** The channel on which servers tell each other what nobody keeps. */
  static final byte[] ANNOUNCEMENTS = bytes("gopark:announcements");

  static final byte[] TRIAL = bytes("gopark:trial");

  private static final String ENTRIES = "gopark:session:";

  private Keys() {}

  /** What the keys of sessions begin with. */
  static byte[] entriesPrefix() {
    return bytes(ENTRIES);
  }

  /** The stream of a session's entries: the one of number 7 has the id 7-0. */
  static byte[] entries(String session) {
    return bytes(ENTRIES + session);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static byte[] bytes(long number) {
    return bytes(Long.toString(number));
  }

  static String text(Object bytes) {
    return new String((byte[]) bytes, StandardCharsets.UTF_8);
  }
}
