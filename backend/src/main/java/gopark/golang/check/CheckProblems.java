package gopark.golang.check;

import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.tree.Place;
import gopark.golang.type.Compilation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gathers what is wrong with one package. */
final class CheckProblems {
  static final String NOT_SUPPORTED = "go-not-supported";
  static final String TOO_LARGE = "go-too-large";
  static final String TOO_DEEP = "go-too-deep";

  private static final int LIMIT = 1000;

  /** Types of long texts could be told of so often that the answer would be as large as memory. */
  private static final int LONGEST_TEXTS = 1 << 20;

  private final String file;
  private final List<CheckProblem> problems = new ArrayList<>();
  private int textLength;
  private boolean inOrder;

  /** Where problems of an implicitly repeated constant declaration are told instead. */
  private @Nullable Position elsewhere;

  CheckProblems(String file) {
    this.file = file;
  }

  Place place(Position at) {
    return new Place(file, at.line(), at.column());
  }

  void insteadAt(@Nullable Position at) {
    elsewhere = at;
  }

  @Nullable Position insteadAt() {
    return elsewhere;
  }

  void at(SyntaxExpr expr, String message) {
    at(Extent.start(expr), message);
  }

  void at(Operand x, String message) {
    at(Extent.start(x.expr), message);
  }

  void at(Position position, String message) {
    add(position, message, null, null);
  }

  void at(Place place, String message) {
    at(new Position(place.line(), place.column()), message);
  }

  /** What Go has and GoPark has not. */
  void notSupported(Position position, String subject) {
    add(position, "GoPark does not run " + subject + " yet", NOT_SUPPORTED, subject);
  }

  void limit(Position position, String message, String code) {
    add(position, message, code, null);
  }

  /** An unknown package. */
  void noPackage(Position position, String path) {
    lacks(position, "package " + path);
  }

  /** What a package of Go's library has there and not here. */
  void lacks(Position position, String subject) {
    add(position, "GoPark does not have " + subject + " yet", NOT_SUPPORTED, subject);
  }

  private void add(
      Position position, String message, @Nullable String code, @Nullable String subject) {
    Compilation.spend(100L + message.length());
    boolean enough = problems.size() >= LIMIT || textLength > LONGEST_TEXTS;
    if (enough || (!problems.isEmpty() && speaksOfFollowUp(message))) {
      return;
    }
    Position at = elsewhere != null ? elsewhere : position;
    if (!problems.isEmpty()) {
      // Go tells the same of a line but once, if nothing was told between.
      CheckProblem last = problems.getLast();
      if (last.at().line() == at.line() && last.message().equals(message)) {
        return;
      }
    }
    textLength += message.length();
    problems.add(new CheckProblem(place(at), message, code, subject));
  }

  /** What mentions something invalid follows from what was told before. */
  private static boolean speaksOfFollowUp(String message) {
    int end = message.indexOf("\n\t./");
    String first = end < 0 ? message : message.substring(0, end);
    return first.indexOf("invalid operand") > 0 || first.indexOf("invalid type") > 0;
  }

  /** A further line of a message, with the place that it speaks of. */
  String line(Position position, String message) {
    return "\n\t" + at(position) + ": " + message;
  }

  /** A place as messages name it. */
  String at(Position position) {
    return "./" + file + ":" + position.line() + ":" + position.column();
  }

  boolean isEmpty() {
    return problems.isEmpty();
  }

  /** What has been told so far stays in its order: the go command's, which is no compiler's. */
  void keepOrder() {
    inOrder = true;
  }

  /** The problems in order of their places, each once. */
  List<CheckProblem> sorted() {
    if (inOrder) {
      return List.copyOf(new LinkedHashSet<>(problems));
    }
    List<CheckProblem> sorted = new ArrayList<>(problems);
    sorted.sort(
        Comparator.comparingInt((CheckProblem p) -> p.at().line())
            .thenComparingInt(p -> p.at().column()));
    return List.copyOf(new LinkedHashSet<>(sorted));
  }
}
