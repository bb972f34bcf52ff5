package gopark;

import org.jspecify.annotations.Nullable;

/**
 * What a client was told of a session of its own, in the words of the server.
 *
 * @param seq of the last command that was acknowledged
 * @param step at which it was done
 * @param asked what was sent after that and not answered
 * @param seen what was read after that command; null if nothing was
 */
record Remembered(String id, String key, long seq, long step, Asked asked, @Nullable Seen seen) {

  /** What may have happened without an answer. */
  enum Asked {
    NOTHING,
    A_COMMAND,
    THE_END
  }

  /**
   * Answers to be had again, byte for byte, unless a command comes between.
   *
   * @param branches empty if it plays, because then they grow
   */
  record Seen(String scenario, String snapshot, String branches, boolean isPlaying) {}

  Remembered asking(Asked what) {
    return new Remembered(id, key, seq, step, what, seen);
  }

  Remembered refused() {
    return asking(Asked.NOTHING);
  }

  Remembered told(long newSeq, long newStep) {
    return new Remembered(id, key, newSeq, newStep, Asked.NOTHING, null);
  }

  Remembered with(Seen answers) {
    return new Remembered(id, key, seq, step, asked, answers);
  }
}
