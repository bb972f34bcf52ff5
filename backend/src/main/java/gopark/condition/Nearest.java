package gopark.condition;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** The name that somebody meant. */
public final class Nearest {
  private Nearest() {}

  /** The first of those that are nearest, or null if none is near. */
  public static @Nullable String to(String wrong, Collection<String> names) {
    String best = null;
    int least = Math.max(1, wrong.length() / 3) + 1;
    for (String name : names) {
      int distance = name.equalsIgnoreCase(wrong) ? 0 : distance(wrong, name);
      if (distance < least) {
        least = distance;
        best = name;
      }
    }
    return best;
  }

  /** Letters to put in, take out or change; two neighbours in the wrong order are one mistake. */
  private static int distance(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(last[j], row[j - 1]) + 1, last[j - 1] + change);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[b.length()];
  }
}
