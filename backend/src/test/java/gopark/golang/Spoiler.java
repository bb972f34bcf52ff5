package gopark.golang;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Spoils programs of the corpus at random. {@code -Dgolang.fuzz=N} asks for N of them, {@code
 * -Dgolang.fuzz.seed=S} for others than usual.
 */
public final class Spoiler {
  private static final Path CORPUS = Path.of("src/test/resources/golang");
  private static final Pattern PIECE =
      Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"|\\w+|\\s+|[^\\w\\s]");
  private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*");

  /** Pieces that mostly break the syntax. */
  private static final List<String> BREAKING =
      List.of(
          "{",
          "}",
          "(",
          ")",
          "[",
          "]",
          ";",
          "\n",
          ",",
          ".",
          "...",
          ":=",
          "=",
          "<-",
          "chan",
          "func",
          "type",
          "var",
          "if",
          "else",
          "for",
          "range",
          "switch",
          "case",
          "default",
          "select",
          "go",
          "defer",
          "goto L",
          "L:",
          "break",
          "continue L",
          "fallthrough",
          "return",
          "interface",
          "struct",
          "map",
          "*",
          "&",
          "+",
          "++",
          "~",
          "|",
          "\"",
          "`",
          "'",
          "\\",
          "0x",
          "1e",
          "0b12",
          "é",
          "@",
          "import",
          "package",
          "x",
          "x, y",
          "[]",
          "[5]",
          "/*",
          "*/",
          "//",
          "const",
          "!",
          "<-chan",
          "08",
          "'ab'",
          "x.(type)",
          "a[:::]",
          "[P any]",
          "[P *C]",
          "\u0660",
          "\0",
          "😀");

  /** Pieces that take the place of a name, mostly to mean something wrong. */
  private static final List<String> MISTAKEN =
      List.of(
          "1",
          "\"x\"",
          "1.5",
          "nil",
          "true",
          "'a'",
          "-1",
          "0",
          "struct{}{}",
          "[]int{1}",
          "func() {}",
          "1<<70",
          "iota",
          "_",
          "int",
          "string",
          "error",
          "any",
          "float64",
          "[]byte",
          "map[string]int",
          "chan int",
          "len",
          "append",
          "panic",
          "make",
          "new",
          "uint8",
          "1 / 0",
          "T[int]",
          "fmt",
          "(int)",
          "[...]int{1, 2}",
          "x.(int)",
          "<-c",
          "&x",
          "*x");

  private final List<String> programs = new ArrayList<>();
  private final int count = Integer.getInteger("golang.fuzz", 300);
  private final Random random = new Random(Long.getLong("golang.fuzz.seed", 1L));

  public Spoiler() {
    try (Stream<Path> files = Files.walk(CORPUS)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".go")).sorted().toList()) {
        programs.add(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Programs whose text is damaged. */
  public Stream<String> damaged() {
    return Stream.generate(this::damage).limit(count);
  }

  /** Programs most of which can be parsed and mean nonsense. */
  public Stream<String> mistaken() {
    return Stream.generate(this::mistake).limit(count);
  }

  private List<String> pieces() {
    String program = programs.get(random.nextInt(programs.size()));
    return new ArrayList<>(PIECE.matcher(program).results().map(MatchResult::group).toList());
  }

  private String damage() {
    List<String> pieces = pieces();
    int changes = 1 + random.nextInt(6);
    for (int i = 0; i < changes && pieces.size() > 3; i++) {
      int at = random.nextInt(pieces.size());
      switch (random.nextInt(8)) {
        case 0, 1, 2 -> pieces.remove(at);
        case 3, 4, 5 -> pieces.add(at, BREAKING.get(random.nextInt(BREAKING.size())));
        case 6 -> pieces.set(at, pieces.get(random.nextInt(pieces.size())));
        default -> {
          if (random.nextInt(4) == 0) {
            pieces.subList(at, pieces.size()).clear();
          }
        }
      }
    }
    return String.join("", pieces);
  }

  private String mistake() {
    List<String> pieces = pieces();
    List<Integer> names = new ArrayList<>();
    for (int i = 4; i < pieces.size(); i++) {
      if (NAME.matcher(pieces.get(i)).matches()) {
        names.add(i);
      }
    }
    int changes = 1 + random.nextInt(4);
    for (int i = 0; i < changes && !names.isEmpty(); i++) {
      int at = names.get(random.nextInt(names.size()));
      String other =
          random.nextBoolean()
              ? MISTAKEN.get(random.nextInt(MISTAKEN.size()))
              : pieces.get(names.get(random.nextInt(names.size())));
      pieces.set(at, other);
    }
    return String.join("", pieces);
  }
}
