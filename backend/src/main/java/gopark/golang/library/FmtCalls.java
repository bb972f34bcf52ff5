package gopark.golang.library;

import gopark.golang.machine.Fiber;
import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.RuntimeType;
import java.util.ArrayList;
import java.util.List;

/** Methods of operands that the Go part of the package is to call, and the text between them. */
final class FmtCalls {
  /** Which method. The Go part knows them by their numbers. */
  enum Method {
    ERROR("Error", "func() string"),
    STRING("String", "func() string"),
    GO_STRING("GoString", "func() string"),
    FORMAT("Format", "func(fmt.State, int32)");

    final String key;
    final String signature;

    Method(String key, String signature) {
      this.key = key;
      this.signature = signature;
    }

    boolean isOf(RuntimeType type) {
      RuntimeType.Method found = type.methods().get(key);
      return found != null && found.code() != null && found.signature().text.equals(signature);
    }
  }

  /** How many numbers describe a call: method, verb, flags, width, precision. */
  static final int NUMBERS = 5;

  final List<Dynamic> operands = new ArrayList<>();

  /** What stands before each of the operands. */
  final List<String> pieces = new ArrayList<>();

  final List<Long> numbers = new ArrayList<>();

  void add(FmtText text, FmtValue value, Method method, int verb, Fiber f) {
    f.spend(8 * Costs.MADE);
    pieces.add(text.takePiece());
    Object ref = value.type().isOwned() ? f.copy(value.type(), value.ref()) : value.ref();
    operands.add(new Dynamic(value.type(), value.word(), ref));
    numbers.add((long) method.ordinal());
    numbers.add((long) verb);
    numbers.add((long) text.flags.pack());
    numbers.add((long) text.flags.width);
    numbers.add((long) text.flags.precision);
  }
}
