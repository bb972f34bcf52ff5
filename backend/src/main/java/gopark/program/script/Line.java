package gopark.program.script;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line of a script as its tokens, read one by one. */
final class Line {

  /** What a token is. */
  enum Kind {
    WORD,
    NUMBER,
    TEXT,
    SIGN,
    END
  }

  /** A word, number, text or sign; a number's value counts durations in nanoseconds. */
  record Token(Kind kind, String text, long number) {}

  /** Longer lines could hold expressions too deep to read. */
  private static final int MOST_CHARACTERS = 500;

  private static final Token END = new Token(Kind.END, "the end of the line", 0);

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(?:(?<word>[A-Za-z_][\\w.]*)|(?<number>\\d+)(?<unit>ns|us|ms|s|m)?(?!\\w)"
              + "|\"(?<text>(?:[^\"\\\\]|\\\\.)*)\"|(?<comment>//.*)"
              + "|(?<sign>->|==|!=|<=|>=|&&|\\|\\||[-+*/%<>!(),=@]))");

  final int number;
  private final List<Token> tokens;
  private int at;

  /** The line of the Go source that this stands for, or 0. */
  final int source;

  private Line(int number, List<Token> tokens, int source) {
    this.number = number;
    this.tokens = tokens;
    this.source = source;
  }

  static Line read(int number, String text) {
    if (text.length() > MOST_CHARACTERS) {
      throw new Complaint("this line has more than " + MOST_CHARACTERS + " characters");
    }
    List<Token> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    int from = 0;
    while (!text.substring(from).isBlank()) {
      if (!matcher.find(from) || matcher.start() != from) {
        throw new Complaint("this cannot be read: " + text.substring(from).strip());
      }
      if (matcher.group("comment") == null) {
        tokens.add(token(matcher));
      }
      from = matcher.end();
    }
    return new Line(number, tokens, source(tokens));
  }

  /** Takes {@code @12} from the end of a line. */
  private static int source(List<Token> tokens) {
    int size = tokens.size();
    if (size < 2
        || !tokens.get(size - 2).text().equals("@")
        || tokens.getLast().kind() != Kind.NUMBER) {
      return 0;
    }
    int source = (int) tokens.getLast().number();
    tokens.subList(size - 2, size).clear();
    return source;
  }

  private static Token token(Matcher matcher) {
    String word = matcher.group("word");
    if (word != null) {
      return new Token(Kind.WORD, word, 0);
    }
    String number = matcher.group("number");
    if (number != null) {
      String unit = matcher.group("unit");
      return new Token(
          Kind.NUMBER, matcher.group().strip(), valueOf(number, unit == null ? "ns" : unit));
    }
    String text = matcher.group("text");
    if (text != null) {
      return new Token(Kind.TEXT, text.translateEscapes(), 0);
    }
    return new Token(Kind.SIGN, matcher.group("sign"), 0);
  }

  private static long valueOf(String number, String unit) {
    long ns =
        switch (unit) {
          case "us" -> 1_000L;
          case "ms" -> 1_000_000L;
          case "s" -> 1_000_000_000L;
          case "m" -> 60_000_000_000L;
          default -> 1L;
        };
    try {
      return Math.multiplyExact(Long.parseLong(number), ns);
    } catch (ArithmeticException | NumberFormatException e) {
      throw new Complaint("this number is too large: " + number);
    }
  }

  /** Whether a function without a name begins after this line, and not a call of one with. */
  boolean opensBlock() {
    return switch (tokens.getFirst().text()) {
      case "afterfunc" -> true;
      case "defer" -> tokens.size() == 1;
      case "go" ->
          tokens.size() == 1
              || (tokens.get(1).text().equals("with")
                  && tokens.stream().noneMatch(token -> token.text().equals(",")));
      default -> false;
    };
  }

  boolean beginsWith(String word) {
    return tokens.getFirst().text().equals(word);
  }

  boolean isEmpty() {
    return tokens.isEmpty();
  }

  boolean isAtEnd() {
    return at == tokens.size();
  }

  Token peek() {
    return isAtEnd() ? END : tokens.get(at);
  }

  /** Whether the next token is this sign or word. */
  boolean sees(String text) {
    Token token = peek();
    return token.kind() != Kind.TEXT && token.kind() != Kind.END && token.text().equals(text);
  }

  /** Takes the sign or word if it comes next. */
  boolean take(String text) {
    if (sees(text)) {
      at++;
      return true;
    }
    return false;
  }

  Token take() {
    Token token = peek();
    if (!isAtEnd()) {
      at++;
    }
    return token;
  }

  void want(String text) {
    if (!take(text)) {
      throw new Complaint("wanted " + text + ", found " + peek().text());
    }
  }

  String wantWord(String what) {
    if (peek().kind() != Kind.WORD) {
      throw new Complaint("wanted " + what + ", found " + peek().text());
    }
    return take().text();
  }

  void wantEnd() {
    if (!isAtEnd()) {
      throw new Complaint("wanted the end of the line, found " + peek().text());
    }
  }
}
