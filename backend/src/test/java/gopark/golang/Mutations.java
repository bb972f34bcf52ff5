package gopark.golang;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Spoils programs at random, so that many of them still nearly make sense. */
final class Mutations {
  private static final int MOST_CHANGES = 4;
  private static final int MOST_PIECES = 12;
  private static final int LONGEST = 60_000;

  /** Strings, comments, names with numbers, spaces and operators. */
  private static final Pattern PIECE =
      Pattern.compile(
          "\"(?:[^\"\\\\\\n]|\\\\.)*\"|"
              + "`[^`]*`|//[^\\n]*|\\w+|[ \\t]+|\\n|<-|:=|==|[-+*/%&|^<>!]=?|\\W");

  private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");
  private static final Pattern NUMBER = Pattern.compile("\\d\\w*");
  private static final Pattern OPERATOR = Pattern.compile("[-+*/%&|^<>!=]=?|<-|:=");

  private static final List<String> TYPES =
      List.of(
          "int",
          "uint8",
          "int64",
          "uint",
          "float64",
          "float32",
          "string",
          "bool",
          "any",
          "error",
          "rune",
          "[]int",
          "[3]string",
          "*int",
          "map[string]int",
          "chan int",
          "<-chan struct{}",
          "func(int) string",
          "struct{ a, b int }",
          "interface{ String() string }",
          "T",
          "[]T",
          "complex128",
          "uintptr");

  private static final List<String> NUMBERS =
      List.of(
          "0",
          "1",
          "-1",
          "2",
          "3",
          "7",
          "10",
          "63",
          "64",
          "255",
          "256",
          "65536",
          "1 << 31",
          "1 << 62",
          "1 << 63",
          "1 << 600",
          "9223372036854775807",
          "1e3",
          "0.5",
          "1e100",
          "1e400",
          "0x7fffffff",
          "'x'",
          "\"s\"",
          "nil",
          "1_000_000");

  private static final List<String> OPERATORS =
      List.of(
          "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&^", "&&", "||", "==", "!=", "<",
          "<=", ">", ">=", "!", "<-", "=", ":=", "+=", "<<=", "++", ".", ",", "...", "~", ":");

  private static final List<String> OPENING = List.of("(", "[", "{");
  private static final List<String> CLOSING = List.of(")", "]", "}");

  private final List<List<String>> programs;
  private final List<String> texts;

  Mutations(List<String> texts) {
    this.texts = texts;
    programs = texts.stream().map(Mutations::pieces).toList();
  }

  private static List<String> pieces(String text) {
    return PIECE.matcher(text).results().map(MatchResult::group).toList();
  }

  /** A program that the seed alone decides. */
  String make(long seed) {
    Random random = new Random(seed);
    int number = random.nextInt(programs.size());
    if (random.nextInt(6) == 0) {
      return shorten(exchangeLines(texts.get(number), random));
    }
    List<String> pieces = new ArrayList<>(programs.get(number));
    if (random.nextBoolean()) {
      changeALittle(pieces, random);
      return shorten(String.join("", pieces));
    }
    int changes = 1 + random.nextInt(MOST_CHANGES);
    for (int i = 0; i < changes && pieces.size() > MOST_PIECES; i++) {
      change(pieces, random);
    }
    return shorten(String.join("", pieces));
  }

  private static String shorten(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST);
  }

  private void change(List<String> pieces, Random random) {
    int at = seek(pieces, Pattern.compile("\\S+"), random);
    switch (random.nextInt(14)) {
      case 0 -> pieces.remove(at);
      case 1 -> pieces.add(at, pieces.get(at));
      case 2 -> Collections.swap(pieces, at, seek(pieces, Pattern.compile("\\S+"), random));
      case 3 -> pieces.addAll(at, run(programs.get(random.nextInt(programs.size())), random));
      case 4 -> pieces.addAll(at, run(pieces, random));
      case 5, 6, 7, 8, 9 -> changeALittle(pieces, random);
      case 10 -> pieces.set(seekType(pieces, random), any(TYPES, random));
      case 11 -> exchangeTrees(pieces, random);
      case 12 -> nest(pieces, random);
      default -> {
        List<String> other = programs.get(random.nextInt(programs.size()));
        pieces.set(seek(pieces, NAME, random), other.get(seek(other, NAME, random)));
      }
    }
  }

  /** Most programs with such a change still run. */
  private static void changeALittle(List<String> pieces, Random random) {
    switch (random.nextInt(4)) {
      case 0, 1 -> pieces.set(seek(pieces, NUMBER, random), any(NUMBERS, random));
      case 2 -> pieces.set(seek(pieces, OPERATOR, random), any(OPERATORS, random));
      default -> pieces.set(seek(pieces, NAME, random), pieces.get(seek(pieces, NAME, random)));
    }
  }

  /** A place where such a piece stands, any place if there is none. */
  private static int seek(List<String> pieces, Pattern kind, Random random) {
    int from = random.nextInt(pieces.size());
    for (int i = 0; i < pieces.size(); i++) {
      int at = (from + i) % pieces.size();
      if (kind.matcher(pieces.get(at)).matches()) {
        return at;
      }
    }
    return from;
  }

  private static int seekType(List<String> pieces, Random random) {
    int from = random.nextInt(pieces.size());
    for (int i = 0; i < pieces.size(); i++) {
      int at = (from + i) % pieces.size();
      if (TYPES.contains(pieces.get(at))) {
        return at;
      }
    }
    return from;
  }

  private static String any(List<String> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  private static List<String> run(List<String> pieces, Random random) {
    int from = random.nextInt(pieces.size());
    int to = Math.min(pieces.size(), from + 1 + random.nextInt(MOST_PIECES));
    return List.copyOf(pieces.subList(from, to));
  }

  /** What stands between two brackets becomes what stands between two others. */
  private static void exchangeTrees(List<String> pieces, Random random) {
    int open = seekOpening(pieces, random);
    int other = seekOpening(pieces, random);
    List<String> content = List.copyOf(pieces.subList(other + 1, closing(pieces, other)));
    List<String> old = pieces.subList(open + 1, closing(pieces, open));
    old.clear();
    old.addAll(content);
  }

  private static int seekOpening(List<String> pieces, Random random) {
    int from = random.nextInt(pieces.size() - 1);
    for (int i = 0; i < pieces.size() - 1; i++) {
      int at = (from + i) % (pieces.size() - 1);
      if (OPENING.contains(pieces.get(at))) {
        return at;
      }
    }
    return from;
  }

  /** Where the bracket is closed, or where the program ends. */
  private static int closing(List<String> pieces, int open) {
    int depth = 0;
    for (int at = open + 1; at < pieces.size(); at++) {
      if (OPENING.contains(pieces.get(at))) {
        depth++;
      } else if (CLOSING.contains(pieces.get(at)) && --depth < 0) {
        return at;
      }
    }
    return pieces.size();
  }

  /** A tree stands in itself, several times. */
  private static void nest(List<String> pieces, Random random) {
    int open = seekOpening(pieces, random);
    for (int i = 1 + random.nextInt(4); i > 0 && pieces.size() < LONGEST / 10; i--) {
      int end = closing(pieces, open);
      List<String> content = List.copyOf(pieces.subList(open, Math.min(end + 1, pieces.size())));
      int inner = open + 1 + random.nextInt(Math.max(1, end - open));
      pieces.addAll(Math.min(inner, pieces.size()), content);
    }
  }

  private String exchangeLines(String text, Random random) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    for (int i = 1 + random.nextInt(MOST_CHANGES); i > 0; i--) {
      int at = random.nextInt(lines.size());
      int other = random.nextInt(lines.size());
      switch (random.nextInt(4)) {
        case 0 -> Collections.swap(lines, at, other);
        case 1 -> lines.add(at, lines.get(other));
        case 2 -> lines.set(at, "");
        default -> {
          List<String> others = texts.get(random.nextInt(texts.size())).lines().toList();
          lines.add(at, others.get(random.nextInt(others.size())));
        }
      }
    }
    return String.join("\n", lines) + "\n";
  }
}
