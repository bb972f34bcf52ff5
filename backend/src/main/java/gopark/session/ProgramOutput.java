package gopark.session;

import org.jspecify.annotations.Nullable;

/**
 * What a program has printed so far, the newest first, so that runs that part share what was
 * printed before. It stops growing when there is too much.
 *
 * @param length of all texts together, without those left out
 * @param hash of all texts, in their order
 * @param full whether something was left out
 */
record ProgramOutput(
    @Nullable ProgramOutput before, String text, long length, int hash, boolean full) {
  /** Characters that are kept. */
  static final long MOST = 1_000_000;

  static final ProgramOutput NOTHING = new ProgramOutput(null, "", 0, 0, false);

  ProgramOutput plus(String more) {
    if (full) {
      return this;
    }
    if (length + more.length() > MOST) {
      return new ProgramOutput(this, "", length, hash, true);
    }
    return new ProgramOutput(
        this, more, length + more.length(), 31 * hash + more.hashCode(), false);
  }

  /** All of it, oldest first. */
  String all() {
    char[] all = new char[(int) length];
    int end = all.length;
    for (ProgramOutput one = this; one != null; one = one.before) {
      end -= one.text.length();
      one.text.getChars(0, one.text.length(), all, end);
    }
    return new String(all);
  }
}
