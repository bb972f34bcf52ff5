package gopark.load;

/** A program in Go that somebody sends to do harm: each asks for as much as it can of one thing. */
enum HostileProgram {
  ENDLESS_LOOP("endless loop", "func main() { for { } }"),
  GOROUTINES("goroutine bomb", "func main() { for { go func() { select {} }() } }"),
  ALLOCATIONS(
      "allocation bomb",
      "var all [][]int\nfunc main() { for { all = append(all, make([]int, 1<<16)) } }"),
  RECURSION(
      "deep recursion", "func f(n int) int { return f(n+1) + 1 }\nfunc main() { println(f(0)) }"),
  OUTPUT(
      "10 MB of output",
      "func main() { for i := 0; i < 250000; i++ {"
          + " println(\"0123456789012345678901234567890123456789\") } }"),
  PANICS(
      "panics with long texts",
      """
      type E int
      var text = string(make([]byte, 8<<20))
      func (E) Error() string { return text }
      func main() {
      	for i := range 40 {
      		defer func() { panic(E(i)) }()
      	}
      	panic(E(40))
      }
      """),
  ALL_ASLEEP(
      "deadlock of a crowd",
      "func f(n int) { if n > 0 { f(n-1) }; select {} }\n"
          + "func main() { for range 10000 { go f(100) }; select {} }"),
  LONG_SOURCE("64 KiB of source", manyFunctions());

  private static final String PACKAGE = "package main\n";

  /** The most letters that the server takes. */
  private static final int LONGEST = 1 << 16;

  /** More letters than one more function and main take. */
  private static final int ROOM = 150;

  private final String title;
  private final String body;

  HostileProgram(String title, String body) {
    this.title = title;
    this.body = body;
  }

  String title() {
    return title;
  }

  String source() {
    return PACKAGE + body;
  }

  /** Each calls the one before it, so that all of them have to be compiled and are run. */
  private static String manyFunctions() {
    StringBuilder text = new StringBuilder("func f0(n int) int { return n }\n");
    int last = 0;
    while (PACKAGE.length() + text.length() < LONGEST - ROOM) {
      String before = "f" + last++ + "(n)";
      text.append("func f").append(last).append("(n int) int { return ");
      text.append(before).append(" + n*").append(last).append(" }\n");
    }
    return text + "func main() { println(f" + last + "(1)) }\n";
  }
}
