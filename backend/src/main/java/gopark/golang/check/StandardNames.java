package gopark.golang.check;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What Go's own packages export, whether GoPark has it or not. The list is written by the script
 * {@code src/test/golang/names} from those that come with Go.
 */
public final class StandardNames {
  private static final String LIST = "/gopark/golang/standard-names.txt";

  /** The names of each package in the order of their bytes, with a space before and after each. */
  private static final Map<String, String> BY_PACKAGE = read();

  private StandardNames() {}

  /** Whether it is one of Go's packages that export something. */
  public static boolean knows(String path) {
    return BY_PACKAGE.containsKey(path);
  }

  /** Whether Go's package has the name; that of a method or field is {@code Type.name}. */
  public static boolean contains(String path, String name) {
    return BY_PACKAGE.getOrDefault(path, "").contains(" " + name + " ");
  }

  /** The first name of Go's package that differs only in small and large letters. */
  static @Nullable String folded(String path, String name) {
    return Arrays.stream(BY_PACKAGE.getOrDefault(path, "").split(" "))
        .filter(each -> each.equalsIgnoreCase(name))
        .findFirst()
        .orElse(null);
  }

  private static Map<String, String> read() {
    Map<String, String> names = new LinkedHashMap<>();
    for (String line : Resources.lines(LIST)) {
      int space = line.indexOf(' ');
      names.put(line.substring(0, space), line.substring(space) + " ");
    }
    return names;
  }
}
