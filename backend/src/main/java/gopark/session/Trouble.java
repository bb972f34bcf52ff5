package gopark.session;

/**
 * Why a session cannot go on. It can be watched up to a step, and be copied up to there.
 *
 * @param step the last good one of the branch that is spoken of
 */
public record Trouble(Code code, long step) {

  /** What has happened. */
  public enum Code {
    /** Another engine than {@link Engine#ID} has made it, which may come to other states. */
    OTHER_ENGINE("other-engine"),
    /** Entries do not lead to the states that they led to when they were written. */
    REPLAYS_DIFFERENTLY("replays-differently"),
    /** Some of its entries cannot be read. */
    JOURNAL_DAMAGED("journal-damaged"),
    /** The session's next step took more computing than any session may take. */
    COMPUTES_TOO_LONG("computes-too-long"),
    /** The session's next step held more memory than was left for it. */
    TAKES_TOO_MUCH_MEMORY("takes-too-much-memory"),
    /** A law of the runtime did not hold: there is a mistake in the simulation. */
    LAW_BROKEN("law-broken");

    private final String word;

    Code(String word) {
      this.word = word;
    }

    /** The word that documents have for it. */
    public String word() {
      return word;
    }

    /** The code of that word; one that nobody knows was written by another engine. */
    static Code of(String word) {
      for (Code code : values()) {
        if (code.word.equals(word)) {
          return code;
        }
      }
      return OTHER_ENGINE;
    }
  }

  Trouble at(long other) {
    return new Trouble(code, other);
  }
}
