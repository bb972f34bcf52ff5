package gopark.golang.escape;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Interface;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * What a value consists of that Go's compiler keeps in registers, each part by itself: a text of
 * its address and its length, a small struct of its fields.
 */
final class Parts {
  private static final long WORD = 8;
  private static final long MOST_BYTES = 4 * WORD;
  private static final int MOST_FIELDS = 4;

  private Parts() {}

  /** Whether it need not be in memory. In Go: ssa.CanSSA. */
  static boolean fitsRegisters(Type type) {
    if (Sizes.of(type) > MOST_BYTES) {
      return false;
    }
    return switch (type.underlying()) {
      case Array(long length, Type element) ->
          length == 0 || (length == 1 && fitsRegisters(element));
      case Struct struct ->
          struct.fields().size() <= MOST_FIELDS
              && struct.fields().stream().allMatch(field -> fitsRegisters(field.type()));
      default -> true;
    };
  }

  /** The sizes of the parts of a value that fits registers. */
  static List<Integer> of(Type type) {
    List<Integer> parts = new ArrayList<>();
    add(type, parts);
    return parts;
  }

  private static void add(Type type, List<Integer> to) {
    switch (type.underlying()) {
      case Array(long length, Type element) -> {
        if (length > 0) {
          add(element, to);
        }
      }
      case Struct struct -> struct.fields().forEach(field -> add(field.type(), to));
      case Slice _ -> words(3, to);
      case Interface _ -> words(2, to);
      case Basic basic when basic.kind() == Basic.Kind.STRING -> words(2, to);
      default -> to.add((int) Math.max(1, Sizes.of(type)));
    }
  }

  private static void words(int count, List<Integer> to) {
    for (int i = 0; i < count; i++) {
      to.add((int) WORD);
    }
  }
}
