package gopark.golang.type;

/** When two names mean the same field or method: unexported ones belong to their package. */
public final class Names {
  private Names() {}

  public static boolean isExported(String name) {
    if (name.isEmpty()) {
      return false;
    }
    char first = name.charAt(0);
    return first < 0x80 ? first >= 'A' && first <= 'Z' : isUpper(name.codePointAt(0));
  }

  public static boolean same(String a, String pkgOfA, String b, String pkgOfB) {
    return a.equals(b) && (isExported(a) || pkgOfA.equals(pkgOfB));
  }

  private static boolean isUpper(int codePoint) {
    return Character.getType(codePoint) == Character.UPPERCASE_LETTER;
  }
}
