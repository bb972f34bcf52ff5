package gopark.golang.escape;

import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What Go's compiler says of the body of a function of its library. {@code {0}} stands for the
 * function's first type argument.
 */
final class LibraryRemarks {
  static final LibraryRemarks NONE = of(List.of());

  private static final String SELF_ASSIGNMENT = "ignoring self-assignment";
  private static final Pattern MADE = Pattern.compile("r(\\d+) (.*) escapes to heap");

  private final List<Remark> remarks;
  private final boolean tellOfLiterals;

  private LibraryRemarks(List<Remark> remarks, boolean tellOfLiterals) {
    this.remarks = remarks;
    this.tellOfLiterals = tellOfLiterals;
  }

  private sealed interface Remark {
    /** What is made for a result is on the heap. */
    record Made(int result, String what) implements Remark {}

    /** Something is assigned to what it is already. */
    record SelfAssignment() implements Remark {}

    record Other(String text) implements Remark {}
  }

  /** The remarks as they stand in the table of the library. */
  static LibraryRemarks of(List<String> texts) {
    return new LibraryRemarks(
        texts.stream().map(LibraryRemarks::remark).toList(),
        texts.stream().anyMatch(text -> text.contains("func literal")));
  }

  private static Remark remark(String text) {
    Matcher made = MADE.matcher(text);
    if (made.matches()) {
      return new Remark.Made(Integer.parseInt(made.group(1)), made.group(2));
    }
    return text.equals(SELF_ASSIGNMENT) ? new Remark.SelfAssignment() : new Remark.Other(text);
  }

  /** Whether some are about function literals. */
  boolean tellOfLiterals() {
    return tellOfLiterals;
  }

  /** What is made on the heap for a result. */
  List<String> madeFor(int result, List<Type> typeArgs) {
    List<String> made = new ArrayList<>();
    for (Remark remark : remarks) {
      if (remark instanceof Remark.Made(int number, String what) && number == result) {
        made.add(withShapes(what, typeArgs));
      }
    }
    return made;
  }

  /** All that is not about a result, as it is said when a caller has taken in the body. */
  List<String> ofBody(Fn caller, List<Type> typeArgs) {
    List<String> texts = new ArrayList<>();
    for (Remark remark : remarks) {
      switch (remark) {
        case Remark.Made _ -> {}
        case Remark.SelfAssignment _ -> texts.add(selfAssignment(caller));
        case Remark.Other(String text) -> texts.add(withShapes(text, typeArgs));
      }
    }
    return texts;
  }

  /** What is said when a function assigns something to what it is already. */
  static String selfAssignment(Fn fn) {
    return fn.text() + " " + SELF_ASSIGNMENT;
  }

  private static String withShapes(String text, List<Type> typeArgs) {
    String replaced = text;
    for (int i = 0; i < typeArgs.size(); i++) {
      replaced = replaced.replace("{" + i + "}", TypeTexts.linked(typeArgs.get(i)));
    }
    return replaced;
  }
}
