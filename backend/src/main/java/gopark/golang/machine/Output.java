package gopark.golang.machine;

import gopark.golang.type.Runes;
import gopark.golang.value.Costs;
import gopark.golang.value.Spender;
import gopark.program.Operation;

/** What a program writes to standard output and error, as bytes, becomes text and is counted. */
final class Output {
  private static final int CONTINUATION = 0x80;
  private static final int CONTINUATION_MASK = 0xc0;
  private static final int FIRST_OF_TWO = 0xc2;
  private static final int FIRST_OF_THREE = 0xe0;
  private static final int FIRST_OF_FOUR = 0xf0;
  private static final int LONGEST = 4;

  private final long most;
  private long written;

  /** The beginning of a rune whose rest has not come yet, of output and of error. */
  private String begunOut = "";

  private String begunErr = "";

  Output(long most) {
    this.most = most;
  }

  Operation write(String bytes, boolean toStderr, boolean raw, Spender by) {
    written += bytes.length();
    if (written > most) {
      return new Operation.Exhausted("output", most);
    }
    by.spend(Costs.scanning(bytes.length()));
    String all = (toStderr ? begunErr : begunOut) + bytes;
    int whole = wholeRunes(all);
    String rest = all.substring(whole);
    if (toStderr) {
      begunErr = rest;
    } else {
      begunOut = rest;
    }
    return new Operation.Print(Runes.text(all.substring(0, whole)), toStderr, raw);
  }

  /** How many of the bytes there are before a last rune that is not complete. */
  private static int wholeRunes(String bytes) {
    int end = bytes.length();
    for (int back = 1; back < LONGEST && back <= end; back++) {
      int b = bytes.charAt(end - back);
      if ((b & CONTINUATION_MASK) != CONTINUATION) {
        return back < lengthOf(b) ? end - back : end;
      }
    }
    return end;
  }

  /** The length of a rune that begins with this byte. */
  private static int lengthOf(int first) {
    if (first < FIRST_OF_TWO) {
      return 1;
    }
    return first < FIRST_OF_THREE ? 2 : first < FIRST_OF_FOUR ? LONGEST - 1 : LONGEST;
  }

  Output copy() {
    Output copy = new Output(most);
    copy.written = written;
    copy.begunOut = begunOut;
    copy.begunErr = begunErr;
    return copy;
  }
}
