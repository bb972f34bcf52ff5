package gopark.golang.escape;

import gopark.golang.tree.Function;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What Go's compiler knows of the functions of Go's own library, which are written otherwise here:
 * what it costs to inline them, and where their parameters go.
 */
public final class LibraryFlows {
  /** Functions that are a few instructions of the processor on amd64. */
  private static final List<String> INTRINSICS =
      List.of(
          "math.Floor",
          "math.Ceil",
          "math.Trunc",
          "math.RoundToEven",
          "math.FMA",
          "math/bits.TrailingZeros64",
          "math/bits.TrailingZeros32",
          "math/bits.TrailingZeros16",
          "math/bits.TrailingZeros8",
          "math/bits.ReverseBytes64",
          "math/bits.ReverseBytes32",
          "math/bits.Len64",
          "math/bits.Len32",
          "math/bits.Len16",
          "math/bits.Len8",
          "math/bits.Len",
          "math/bits.OnesCount64",
          "math/bits.OnesCount32",
          "math/bits.OnesCount16",
          "math/bits.OnesCount",
          "math/bits.RotateLeft8",
          "math/bits.RotateLeft16",
          "math/bits.RotateLeft32",
          "math/bits.RotateLeft64",
          "math/bits.RotateLeft",
          "math/bits.Mul64",
          "math/bits.Mul",
          "math/bits.Add64",
          "math/bits.Add",
          "math/bits.Sub64",
          "math/bits.Sub",
          "math/bits.Div64",
          "math/bits.Div",
          "runtime.KeepAlive");

  /** The largest cost of a function that is inlined. In Go: inlineMaxBudget. */
  private static final int MOST_COST = 80;

  /** Stands for the parameters of a generic function. */
  private static final String UNKNOWN = "?";

  /** What of package sync/atomic is a plain function, and no method. */
  private static final String ATOMIC = "sync/atomic.";

  /**
   * A line of the table.
   *
   * @param results the results' names, if they have any
   * @param leaks null of a generic function
   * @param remarks what is said of the function's body
   */
  private record Row(
      int cost, List<String> results, @Nullable List<Leaks> leaks, LibraryRemarks remarks) {}

  private final Map<String, Row> rows = new LinkedHashMap<>();

  private LibraryFlows() {}

  /**
   * The facts of a table: on each line a function, what it costs to inline it, the names of its
   * results, and what becomes of each parameter; behind tabs what Go's compiler says of its body.
   */
  public static LibraryFlows of(String table) {
    LibraryFlows flows = new LibraryFlows();
    for (String line : table.lines().toList()) {
      if (!line.startsWith("#")) {
        List<String> parts = List.of(line.split("\t", -1));
        LibraryRemarks remarks = LibraryRemarks.of(parts.subList(1, parts.size()));
        flows.add(parts.getFirst().split(" ", -1), remarks);
      }
    }
    return flows;
  }

  /** Whether Go puts the function in the place of a call of it. */
  public boolean isInlined(String qualifiedName) {
    Row row = rows.get(unparameterized(qualifiedName));
    return row != null && row.cost() >= 0 && row.cost() <= MOST_COST;
  }

  /** Notes at a function what is known of it. */
  void tell(Fn fn, Function function) {
    Row row = rows.get(unparameterized(function.qualifiedName));
    if (row == null) {
      return;
    }
    fn.costKnown = true;
    fn.costGiven = true;
    fn.cost = row.cost();
    fn.resultNames = row.results();
    fn.remarks = row.remarks();
    if (row.leaks() != null) {
      fn.leaks = row.leaks();
      fn.leaksGiven = true;
    }
  }

  /** The table's name of a function, without type parameters. */
  private static String unparameterized(String qualifiedName) {
    int start = qualifiedName.indexOf('[');
    int end = qualifiedName.lastIndexOf(']');
    return start < 0
        ? qualifiedName
        : qualifiedName.substring(0, start) + qualifiedName.substring(end + 1);
  }

  static boolean isIntrinsic(Fn fn) {
    Function tree = fn.tree;
    if (tree == null) {
      return false;
    }
    String name = tree.qualifiedName;
    if (name.startsWith(ATOMIC)) {
      return !name.contains("(") && (name.endsWith(".LoadPointer") || !name.contains("Pointer"));
    }
    return INTRINSICS.contains(name);
  }

  private void add(String[] words, LibraryRemarks remarks) {
    String[] parts = words[1].split(">", -1);
    int cost = parts[0].equals("-") ? -1 : Integer.parseInt(parts[0]);
    List<String> results = parts.length == 1 ? List.of() : List.of(parts[1].split(",", -1));
    List<Leaks> leaks = null;
    if (words.length != 3 || !words[2].equals(UNKNOWN)) {
      leaks = new ArrayList<>();
      for (int i = 2; i < words.length; i++) {
        leaks.add(leaks(words[i]));
      }
    }
    rows.put(words[0], new Row(cost, results, leaks, remarks));
  }

  private static Leaks leaks(String text) {
    Leaks leaks = new Leaks();
    if (text.equals("_")) {
      return leaks;
    }
    for (String part : text.split(",", -1)) {
      String rest = part.substring(1);
      switch (part.charAt(0)) {
        case 'h' -> leaks.toHeap(Integer.parseInt(rest));
        case 'm' -> leaks.toMutator(Integer.parseInt(rest));
        case 'c' -> leaks.toCallee(Integer.parseInt(rest));
        default -> {
          int colon = rest.indexOf(':');
          leaks.toResult(
              Integer.parseInt(rest.substring(0, colon)),
              Integer.parseInt(rest.substring(colon + 1)));
        }
      }
    }
    return leaks;
  }
}
