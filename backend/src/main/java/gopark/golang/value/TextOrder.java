package gopark.golang.value;

/** The order of strings: that of their bytes. */
public final class TextOrder {
  private static final int COMPARED_AT_ONCE = 1 << 12;

  private TextOrder() {}

  /** Which text comes first: less than 0 if it is the first, 0 if they are the same. */
  public static int compare(String a, String b, Spender by) {
    int common = Math.min(a.length(), b.length());
    int at = 0;
    while (common - at > COMPARED_AT_ONCE && a.regionMatches(at, b, at, COMPARED_AT_ONCE)) {
      at += COMPARED_AT_ONCE;
      by.spend(Costs.copying(COMPARED_AT_ONCE));
    }
    if (at == 0 && common <= COMPARED_AT_ONCE) {
      by.spend(Costs.copying(common));
      return a.compareTo(b);
    }
    by.spend(Costs.scanning(Math.min(COMPARED_AT_ONCE, common - at)));
    while (at < common && a.charAt(at) == b.charAt(at)) {
      at++;
    }
    return at < common ? a.charAt(at) - b.charAt(at) : a.length() - b.length();
  }
}
