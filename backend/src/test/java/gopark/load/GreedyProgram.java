package gopark.load;

import java.util.ArrayList;
import java.util.List;

/**
 * Programs in Go of a few lines that stopped the whole server once, or could: each makes much work of
 * one statement.
 */
record GreedyProgram(String title, String imports, String body) {

  String source() {
    StringBuilder source = new StringBuilder("package main\n");
    for (String path : imports.split(" ")) {
      if (!path.isEmpty()) {
        source.append("import \"").append(path).append("\"\n");
      }
    }
    return source + "func main() {\n" + body + "\n}\n";
  }

  private static final String BIG = "1<<22";

  /** All of them, those that were found first at the beginning. */
  static List<GreedyProgram> all() {
    List<GreedyProgram> all = new ArrayList<>();
    add(all, "a map of NaN keys", "math", "m := map[float64]int{}; n := math.NaN()\nfor i := 0; ; i++ { m[n] = i }");
    add(
        all,
        "string keys that collide in Java",
        "",
        """
        m := map[string]int{}
        keys := []string{""}
        for len(keys) < 1<<17 { var next []string; for _, k := range keys { next = append(next, k+"Aa", k+"BB") }; keys = next }
        for { for i, k := range keys { m[k] = i }; clear(m) }""");
    add(all, "comparing two large arrays", "", "var a, b [2000000]int\nn := 0\nfor { if a == b { n++ } }");
    add(all, "building strings", "", "s := \"\"\nfor { s += \"x\"; if len(s) > 1<<20 { s = \"\" } }");
    add(
        all,
        "strings.Count over 8 MB",
        "strings",
        "s := strings.Repeat(\"ab\", " + BIG + ")\nn := 0\nfor { n += strings.Count(s, \"ba\") }");
    add(
        all,
        "ints that collide in a known hash",
        "",
        "m := map[uint64]int{}; k := uint64(0x100000001)\nk *= 0xF1DE83E19937733D\nfor i := uint64(0); ; i++ { m[i*k] = 1; if len(m) > 1<<18 { clear(m) } }");
    add(
        all,
        "a sort whose less is always true",
        "sort",
        "s := make([]int, 1<<20)\nfor { sort.Slice(s, func(i, j int) bool { return true }) }");
    add(all, "Sprintf of 900,000 places", "fmt", "n := 0\nfor { n += len(fmt.Sprintf(\"%900000d\", n)) }");
    add(all, "copies of 4,000,000 ints", "", "a := make([]int, 4000000)\nb := make([]int, 4000000)\nfor { copy(a, b) }");
    add(all, "select over 1,000 channels", "", selectOver(1_000));
    add(all, "a large array by value", "", "var a [1000000]int\nf := func(b [1000000]int) int { return b[7] }\nfor { a[7] = f(a) }");
    add(all, "a large array through a channel", "", "c := make(chan [500000]int, 1)\nvar a [500000]int\nfor { c <- a; a = <-c }");
    add(all, "bytes to string and back", "", "b := make([]byte, " + BIG + ")\nfor { s := string(b); b = []byte(s) }");
    add(all, "string to runes and back", "strings", "s := strings.Repeat(\"я\", 1<<20)\nfor { r := []rune(s); s = string(r) }");
    add(all, "strings.Replace of everything", "strings", "s := strings.Repeat(\"ab\", 1<<20)\nfor { _ = strings.ReplaceAll(s, \"a\", \"bb\") }");
    add(all, "strings.Split into a million", "strings", "s := strings.Repeat(\"a,\", 1<<19)\nfor { _ = strings.Split(s, \",\") }");
    add(all, "strings.ToUpper of 8 MB", "strings", "s := strings.Repeat(\"ab\", " + BIG + ")\nfor { _ = strings.ToUpper(s) }");
    add(all, "searching what is almost there", "strings", "s := strings.Repeat(\"a\", 1<<21)\nt := strings.Repeat(\"a\", 1<<10) + \"b\"\nfor { _ = strings.Index(s, t) }");
    add(all, "append of a slice to itself", "", "a := make([]int, 1<<20)\nfor { a = append(a[:1<<20:1<<20], a[:1<<20]...) }");
    add(all, "making and clearing slices", "", "for { a := make([]int64, " + BIG + "); clear(a) }");
    add(all, "ranging over a map of what was deleted", "", "m := map[int]int{}\nfor i := 0; i < 1<<19; i++ { m[i] = i }\nfor i := 1; i < 1<<19; i++ { delete(m, i) }\nfor { for k := range m { m[0] = k } }");
    add(all, "large structs as keys", "", "type k struct { a [4096]int }\nm := map[k]int{}\nvar x k\nfor i := 0; ; i++ { x.a[i&4095]++; m[x] = i; if len(m) > 100 { clear(m) } }");
    add(all, "printing a large slice", "fmt", "a := make([]int, 1<<19)\nfor { _ = fmt.Sprint(a) }");
    add(all, "sorting strings with a common beginning", "sort strings", "p := strings.Repeat(\"x\", 1<<12)\na := make([]string, 1<<12)\nfor { for i := range a { a[i] = p + string(rune(i*7919&4095)) }; sort.Strings(a) }");
    add(all, "sorting a million ints", "sort", "a := make([]int, 1<<20)\nfor { for i := range a { a[i] = i * 7919 & 1048575 }; sort.Ints(a) }");
    add(all, "quoting 2 MB", "strconv strings", "s := strings.Repeat(\"\\x00\", 1<<20)\nfor { _ = strconv.Quote(s) }");
    add(all, "a chain of a million nodes", "", "type n struct { next *n; pad [4]int }\nvar head *n\nfor { head = nil; for i := 0; i < 300000; i++ { head = &n{next: head} } }");
    add(all, "a panic that says much", "strings", "s := strings.Repeat(\"x\", 1<<20)\nfor { func() { defer func() { recover() }(); panic(s) }() }");
    add(all, "a hundred thousand goroutines on one lock", "sync", "var mu sync.Mutex\nfor i := 0; i < 50000; i++ { go func() { for { mu.Lock(); mu.Unlock() } }() }\nselect {}");
    add(all, "collections of many goroutines", "runtime", "for i := 0; i < 50000; i++ { go func() { select {} }() }\nfor { runtime.GC() }");
    return all;
  }

  private static void add(List<GreedyProgram> all, String title, String imports, String body) {
    all.add(new GreedyProgram(title, imports, body));
  }

  private static String selectOver(int channels) {
    StringBuilder text = new StringBuilder("c := make([]chan int, " + channels + ")\nfor { select {\n");
    for (int i = 0; i < channels; i++) {
      text.append("case <-c[").append(i).append("]:\n");
    }
    return text + "default:\n} }";
  }
}
