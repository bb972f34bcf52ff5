package gopark.golang;

import java.util.ArrayList;
import java.util.List;

/**
 * Programs that give an instruction or a native function as much data as one likes.
 *
 * @param covers the instruction or native that it is there for
 * @param imports what the program imports, besides time
 * @param types what is declared outside of main
 * @param before makes the data, of N elements
 * @param work what is measured
 */
record LargeData(String covers, String imports, String types, String before, String work) {
  private static final List<LargeData> ALL = all();

  static List<LargeData> every() {
    return ALL;
  }

  /** The program with n elements. */
  String source(long n) {
    StringBuilder text = new StringBuilder("package main\n\nimport \"time\"\n");
    for (String one : imports.split(" ", -1)) {
      text.append(one.isEmpty() ? "" : "import \"" + one + "\"\n");
    }
    return text.append("const N = ")
        .append(n)
        .append('\n')
        .append(types.equals(NESTED) ? nested(n) : types)
        .append("\nvar sink any\nfunc main() {\n")
        .append(before)
        .append("\nstart := time.Now()\n")
        .append(work)
        .append("\nprintln(\"took\", int64(time.Since(start)))\n}\n")
        .toString();
  }

  /** A struct of structs, with about n words in all. */
  private static String nested(long n) {
    StringBuilder text = new StringBuilder("type S0 struct { a, b, c, d int }\n");
    int level = 0;
    for (long words = 4; words < n; words *= 4) {
      text.append("type S").append(level + 1).append(" struct { a, b, c, d S").append(level);
      text.append(" }\n");
      level++;
    }
    return text.append("type Nested = S").append(level).append('\n').toString();
  }

  @Override
  public String toString() {
    return covers + ": " + work;
  }

  private static List<LargeData> all() {
    Builder b = new Builder();
    instructions(b);
    maps(b);
    texts(b);
    strings(b);
    formats(b);
    numbers(b);
    others(b);
    return List.copyOf(b.all);
  }

  private static final String INTS = "s := make([]int, N)";
  private static final String STRUCTS = "type T struct { a, b int; c string }";
  private static final String NESTED = "type Nested";
  private static final String ARRAY = "type A [N]int";
  private static final String TEXT = "s := string(make([]byte, N))";
  private static final String WORDS =
      "raw := make([]byte, N); for i := range raw { raw[i] = 'a' + byte(i%7) }; s := string(raw)";

  private static void instructions(Builder b) {
    b.add("Slicings.make", "", "", "", "s := make([]int, N); sink = s");
    b.add("Slicings.make", "", STRUCTS, "", "s := make([]T, N/8); sink = s");
    b.add("Slicings.make", "", "", "", "s := make([]string, N); sink = s");
    b.add("Slicings.copy", "", "", INTS, "t := make([]int, N); copy(t, s)");
    b.add("Slicings.copy", "", STRUCTS, "s := make([]T, N/8)", "copy(s[1:], s)");
    b.add("Slicings.copy", "", "", "s := make([]string, N)", "copy(s[1:], s)");
    b.add("Slicings.copyText", "", "", TEXT + "; t := make([]byte, N)", "copy(t, s)");
    b.add("Slicings.clear", "", "", INTS, "clear(s)");
    b.add("Slicings.clear", "", STRUCTS, "s := make([]T, N/8)", "clear(s)");
    b.add("Slicings.toArray", "", ARRAY, INTS, "a := A(s); sink = &a");
    b.add("Appends.slice", "", "", INTS, "s = append(s, s...)");
    b.add("Appends.text", "", "", TEXT, "t := append([]byte{1}, s...); sink = t");
    b.add("Appends.word", "", "", INTS, "s = append(s, 1)");
    b.add("Appends.values", "", "", "s := make([]string, N)", "s = append(s, \"\", \"\")");
    b.add("Appends.values", "", STRUCTS, "s := make([]T, N/8)", "s = append(s, T{})");
    b.add("Moves.zero", "", ARRAY, "", "var a A; sink = &a");
    b.add("Moves.copy", "", ARRAY, "var a A", "sink = a");
    b.add("Moves.assign", "", ARRAY, "var a, c A; sink = &a", "a = c");
    b.add("Moves.zero", "", NESTED, "", "var a Nested; sink = &a");
    b.add("Moves.copy", "", NESTED, "var a Nested", "sink = a");
    b.add("Moves.assign", "", NESTED, "var a, c Nested; sink = &a", "a = c");
    b.add("Moves.assignThrough", "", ARRAY, "a, c := new(A), new(A)", "*a = *c");
    b.add(
        "FieldAccess.ASSIGN", "", ARRAY + "; type S struct { a A }", "var s S; var c A", "s.a = c");
    b.add(
        "ElementAccess.ASSIGN.ofArray",
        "",
        ARRAY,
        "var s [2]A; i := len(s) - 1; var c A",
        "s[i] = c");
    b.add("ElementAccess.ASSIGN.ofSlice", "", ARRAY, "s := make([]A, 2); var c A", "s[1] = c");
    b.add("Elements.make", "", ARRAY, "var c A", "s := []A{c, c}; sink = s");
    b.add("Interfaces.Assert", "", ARRAY, "", "a, ok := sink.(A); sink = ok && len(a) > 0");
    b.add("CallMethod", "", ARRAY + "; func (a A) M() {}", "var m interface{ M() } = A{}", "m.M()");
    b.add("Jumps.EqualValues", "", ARRAY, "a, c := new(A), new(A)", "sink = *a == *c");
    b.add(
        "Jumps.EqualValues",
        "",
        "type E struct { a any }; type A [N/8]E",
        "a, c := new(A), new(A); for i := range a { a[i].a = i; c[i].a = i }",
        "sink = *a == *c");
    b.add("Send", "", ARRAY, "c := make(chan A, 1); var a A", "c <- a");
    b.add("Receive", "", ARRAY, "c := make(chan A, 1); close(c)", "a := <-c; sink = len(a)");
    b.add(
        "SelectInstruction",
        "",
        ARRAY,
        "c, d := make(chan A), make(chan int); close(c)",
        "select { case a := <-c: sink = len(a); case <-d: }");
  }

  private static void maps(Builder b) {
    String fill = "m := map[int]int{}; for i := range N/16 { m[i] = i }";
    String big = ARRAY + "; type M map[A]int";
    b.add("MapEntries.make", "", "", "n := N/8", "m := make(map[int]int, n); sink = m");
    String text = TEXT + "; m := map[string]int{s: 1}";
    String numbers = "m := map[int]int{}; for i := range N/16 { m[i] = i }";
    b.add("MapAccess.OF_WORDS.store", "", "", "", numbers);
    b.add("MapAccess.OF_TEXTS.store", "", "", text, "m[s] = 2");
    b.add("MapAccess.OF_OTHERS.store", "", big, "m := M{}; var a A", "m[a] = 1");
    b.add(
        "MapAccess.OF_WORDS.store",
        "math",
        "",
        "",
        "m := map[float64]int{}; for i := range N/16 { m[math.NaN()] = i }");
    b.add("MapAccess.OF_OTHERS.load", "", big, "m := M{}; var a A", "sink = m[a]");
    b.add("MapAccess.OF_WORDS.load", "", ARRAY, "m := map[int]A{}", "a := m[1]; sink = len(a)");
    b.add("MapAccess.OF_TEXTS.load", "", "", text, "sink = m[s]");
    b.add("MapEntries.delete", "", big, "m := M{}; var a A", "delete(m, a)");
    b.add("MapEntries.delete", "", "", fill, "for i := range N/16 { delete(m, i) }");
    b.add("MapEntries.clear", "", "", fill, "clear(m)");
    b.add("NextEntry", "", ARRAY, "m := map[int]A{1: {}}", "for _, a := range m { sink = &a }");
    b.add(
        "NextEntry",
        "",
        "",
        fill + "; for i := range N/16 - 1 { delete(m, i) }",
        "for range 8 { for k := range m { sink = k } }");
  }

  private static void texts(Builder b) {
    b.add("Strings.concatenate", "", "", TEXT, "t := s + s; sink = len(t)");
    b.add("Strings.concatenate", "", "", TEXT, "t := s + \"a\" + s; sink = len(t)");
    b.add("Strings.slice", "", "", TEXT, "t := s[1:]; sink = len(t)");
    b.add("Strings.ofBytes", "", "", "s := make([]byte, N)", "t := string(s); sink = len(t)");
    b.add("Strings.ofRunes", "", "", "s := make([]rune, N/8)", "t := string(s); sink = len(t)");
    b.add("Strings.toBytes", "", "", TEXT, "t := []byte(s); sink = t");
    b.add("Strings.toRunes", "", "", "s := string(make([]byte, N/8))", "t := []rune(s); sink = t");
    b.add(
        "ReferenceComparison.EQUAL_TEXTS", "", "", TEXT + "; t := s[1:] + \"b\"", "sink = s == t");
    b.add("ReferenceComparison.LESS_TEXTS", "", "", TEXT + "; t := s + \"b\"", "sink = s < t");
    b.add(
        "ReferenceComparison.LESS_OR_EQUAL_TEXTS",
        "",
        "",
        TEXT + "; t := s + \"b\"",
        "sink = s <= t");
    b.add("PrintValues", "", "", "s := string(make([]byte, N/16))", "print(s)");
  }

  private static void strings(Builder b) {
    for (String function : List.of("Index", "LastIndex", "Count")) {
      b.add("strings." + function, "strings", "", TEXT, call(function, "s, \"a\""));
      b.add("strings." + function, "strings", "", TEXT, call(function, "s, \"\\x00\\x00a\""));
      b.add("strings." + function, "strings", "", TEXT, call(function, "s, s[N/2:]+\"a\""));
    }
    for (String function : List.of("ToUpper", "ToLower", "ToTitle", "Title")) {
      String covers = function.equals("Title") ? "title" : function;
      b.add("strings." + covers, "strings", "", WORDS, call(function, "s"));
    }
    b.add("strings.ToValidUTF8", "strings", "", WORDS, call("ToValidUTF8", "s, \"?\""));
    b.add(
        "strings.TrimSpace",
        "strings",
        "",
        "s := strings.Repeat(\" \", N)",
        call("TrimSpace", "s"));
    b.add("strings.EqualFold", "strings", "", WORDS + "; t := s+\"\"", call("EqualFold", "s, t"));
    b.add("strings.replace", "strings", "", WORDS, call("Replace", "s, \"a\", \"bc\", -1"));
    b.add("strings.replace", "strings", "", WORDS, call("Replace", "s, \"\", \"b\", -1"));
    b.add("strings.repeat", "strings", "", "", call("Repeat", "\"ab\", N/2"));
    b.add(
        "strings.replaced",
        "strings",
        "",
        WORDS,
        "sink = strings.NewReplacer(\"x\", \"y\", \"ab\", \"c\").Replace(s)");
    b.add("strings.IndexByte", "strings", "", TEXT, call("IndexByte", "s, 'a'"));
    b.add("strings.indexFrom", "strings", "", WORDS, "sink = strings.Split(s, \"abc\")");
    b.add(
        "strings.longer",
        "strings",
        "",
        TEXT,
        "var b strings.Builder; b.WriteString(s); b.Grow(N); sink = b.Len()");
    b.add(
        "bytes.longer",
        "bytes",
        "",
        TEXT,
        "var b bytes.Buffer; b.WriteString(s); b.Grow(N); sink = b.Len()");
    b.add("bytes.indexFrom", "bytes", "", WORDS, "sink = bytes.Split([]byte(s), []byte(\"ab\"))");
    String utf8 = "unicode/utf8";
    b.add("unicode/utf8.RuneCountInString", utf8, "", TEXT, "sink = utf8.RuneCountInString(s)");
    b.add("unicode/utf8.ValidString", utf8, "", TEXT, "sink = utf8.ValidString(s)");
  }

  private static String call(String function, String arguments) {
    return "sink = strings." + function + "(" + arguments + ")";
  }

  private static void formats(Builder b) {
    b.add("fmt.texts", "fmt", "", "", "sink = fmt.Sprintf(\"%*d\", min(N, 900000), 1)");
    b.add("fmt.texts", "fmt", "", "s := make([]int, N/8)", "sink = fmt.Sprint(s)");
    b.add(
        "fmt.texts",
        "fmt",
        "",
        WORDS,
        "sink = fmt.Sprintf(\"%s %q %x\", s[:N/8], s[:N/8], s[:N/8])");
    b.add("fmt.texts", "fmt", "", WORDS, "sink = fmt.Sprintf(s)");
    b.add(
        "fmt.texts",
        "fmt",
        "",
        "m := map[int]int{}; for i := range N/64 { m[i*7919] = i }",
        "sink = fmt.Sprint(m)");
    b.add(
        "fmt.texts",
        "fmt",
        "",
        "m := map[string]int{}; for i := range N/64 { m[fmt.Sprint(i)] = i }",
        "sink = fmt.Sprint(m)");
    b.add(
        "fmt.texts",
        "fmt",
        "type E int; func (e E) String() string { return \"e\" }",
        "s := make([]E, N/64)",
        "sink = fmt.Sprint(s)");
    String writer = "type W struct{}; func (W) Write(b []byte) (int, error) { return len(b), nil }";
    b.add("fmt.buffer", "fmt", writer, TEXT, "fmt.Fprint(W{}, s)");
    b.add(
        "fmt.padded",
        "fmt",
        "type E string; func (e E) String() string { return string(e) }",
        WORDS,
        "sink = fmt.Sprintf(\"%q\", E(s[:N/8]))");
  }

  private static void numbers(Builder b) {
    String digits = "raw := make([]byte, N); for i := range raw { raw[i] = '0' }; s := string(raw)";
    b.add("strconv.parseInt", "strconv", "", digits, "sink, _ = strconv.ParseInt(s, 10, 64)");
    b.add("strconv.parseUint", "strconv", "", digits, "sink, _ = strconv.ParseUint(s, 0, 64)");
    b.add("strconv.parseFloat", "strconv", "", digits, "sink, _ = strconv.ParseFloat(s, 64)");
    b.add(
        "strconv.parseFloat",
        "strconv",
        "",
        digits,
        "sink, _ = strconv.ParseFloat(\"0.\" + s + \"1e9\", 64)");
    b.add(
        "strconv.FormatFloat",
        "strconv",
        "",
        "",
        "sink = strconv.FormatFloat(1.5, 'f', min(N, 1<<20), 64)");
    for (String function : List.of("Quote", "QuoteToASCII", "QuoteToGraphic", "CanBackquote")) {
      b.add("strconv." + function, "strconv", "", WORDS, "sink = strconv." + function + "(s)");
    }
    b.add(
        "strconv.unquote",
        "strconv",
        "",
        WORDS,
        "sink, _ = strconv.Unquote(\"\\\"\" + s + \"\\\"\")");
    b.add("strconv.unquote", "strconv", "", WORDS, "sink, _ = strconv.Unquote(\"`\" + s + \"`\")");
    b.add(
        "strconv.quotedPrefix",
        "strconv",
        "",
        WORDS,
        "sink, _ = strconv.QuotedPrefix(\"`\" + s + \"`\")");
    String random = "x := 1; for i := range s { x = x * 1103515245 + 12345; s[i] = x }";
    b.add("slices.sorted", "slices", "", INTS + "; " + random, "slices.Sort(s)");
    b.add(
        "slices.sorted",
        "slices strconv",
        "",
        "s := make([]string, N/64); x := 1; for i := range s { x = x*69069 + 1; s[i] ="
            + " strconv.Itoa(x) }",
        "slices.Sort(s)");
    b.add(
        "sort.swap",
        "sort",
        ARRAY,
        "s := make([]A, 2); s[0][0] = 1",
        "sort.Slice(s, func(i, j int) bool { return s[i][0] < s[j][0] })");
    b.add(
        "sort.swap",
        "sort",
        "",
        "s := make([]int, N/64)",
        "sort.Slice(s, func(i, j int) bool { return true })");
  }

  private static void others(Builder b) {
    b.add(
        "errors.assignTo",
        "errors",
        ARRAY + "; func (a A) Error() string { return \"\" }",
        "var e error = A{}; var a A",
        "sink = errors.As(e, &a)");
    b.add("os.write", "os", "", "s := string(make([]byte, N/2))", "os.Stdout.WriteString(s)");
    b.add("os.writeBytes", "os", "", "s := make([]byte, N/2)", "os.Stdout.Write(s)");
    b.add("MakeChan", "", "", "c := make(chan string, N)", "for range N/16 { c <- \"\" }");
  }

  /** Puts the list together. */
  private static final class Builder {
    private final List<LargeData> all = new ArrayList<>();

    private void add(String covers, String imports, String types, String before, String work) {
      all.add(new LargeData(covers, imports, types, before, work));
    }
  }
}
