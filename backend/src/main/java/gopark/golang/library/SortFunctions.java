package gopark.golang.library;

import java.util.regex.Pattern;

/**
 * What sorts, written once for each way of comparing and swapping: Go has its functions three
 * times, too, and tracebacks tell which.
 */
enum SortFunctions {
  BY_INTERFACE("sort/zsortinterface.go", "", "data Interface"),
  BY_FUNCTIONS("sort/zsortfunc.go", "_func", "data lessSwap"),
  BY_COMPARISON("slices/zsortanyfunc.go", "CmpFunc", "data []E");

  private static final Pattern LESS = Pattern.compile("\\$less\\((.+?), (.+?)\\)");
  private static final Pattern SWAP = Pattern.compile("\\$swap\\((.+?), (.+?)\\)");

  private final String file;
  private final String suffix;
  private final String data;

  SortFunctions(String file, String suffix, String data) {
    this.file = file;
    this.suffix = suffix;
    this.data = data;
  }

  /** Go's text of the functions. */
  String text(String template) {
    boolean compares = this == BY_COMPARISON;
    String less = compares ? "(cmp(data[$1], data[$2]) < 0)" : "data.Less($1, $2)";
    String swap = compares ? "data[$1], data[$2] = data[$2], data[$1]" : "data.Swap($1, $2)";
    String named =
        template
            .replace("$NAME", compares ? suffix + "[E any]" : suffix)
            .replace("$CALL", suffix)
            .replace("$DATA", data)
            .replace("$MORE", compares ? ", cmp func(a, b E) int" : "")
            .replace("$REST", compares ? ", cmp" : "")
            .replace("$FILE", file);
    return SWAP.matcher(LESS.matcher(named).replaceAll(less)).replaceAll(swap);
  }
}
