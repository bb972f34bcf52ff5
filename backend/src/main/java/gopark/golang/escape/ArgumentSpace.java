package gopark.golang.escape;

import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Interface;
import gopark.golang.type.Signature;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import java.util.List;

/**
 * How much room a caller leaves in its frame for those that it calls, on amd64: for arguments and
 * results that find no register, and for each argument in a register a place to put it aside. In
 * Go: package cmd/compile/internal/abi.
 */
final class ArgumentSpace {
  private static final int INTEGER_REGISTERS = 9;
  private static final int FLOAT_REGISTERS = 15;
  private static final long WORD = 8;

  private int integers;
  private int floats;
  private int nextIntegers;
  private int nextFloats;
  private long onStack;
  private long aside;

  private ArgumentSpace() {}

  /** The bytes for a call of a function with this signature, behind values that come first. */
  static long of(List<Type> before, Signature signature) {
    ArgumentSpace space = new ArgumentSpace();
    before.forEach(space::add);
    signature.params().forEach(space::add);
    long params = aligned(space.onStack, WORD);
    ArgumentSpace results = new ArgumentSpace();
    results.onStack = params;
    signature.results().forEach(results::add);
    return aligned(results.onStack, WORD) + aligned(space.aside, WORD);
  }

  private void add(Type type) {
    nextIntegers = integers;
    nextFloats = floats;
    long size = Math.max(0, Sizes.of(type));
    long alignment = Math.max(1, Sizes.alignment(type));
    if (takesRegisters(type)
        && nextIntegers <= INTEGER_REGISTERS
        && nextFloats <= FLOAT_REGISTERS) {
      integers = nextIntegers;
      floats = nextFloats;
      aside = aligned(aside, alignment) + size;
    } else {
      onStack = aligned(onStack, alignment) + size;
    }
  }

  /** Counts the registers for a value; whether one of its kind can be in registers. */
  private boolean takesRegisters(Type type) {
    return switch (type.underlying()) {
      case Array(long length, Type element) ->
          length == 0 || (length == 1 && takesRegisters(element));
      case Struct struct ->
          struct.fields().stream().allMatch(field -> takesRegisters(field.type()));
      case Basic basic when basic.kind() == Basic.Kind.FLOAT -> {
        nextFloats++;
        yield true;
      }
      case Basic basic when basic.kind() == Basic.Kind.STRING -> integers(2);
      case Slice _ -> integers(3);
      case Interface _ -> integers(2);
      default -> integers(1);
    };
  }

  private boolean integers(int registers) {
    nextIntegers += registers;
    return true;
  }

  static long aligned(long offset, long alignment) {
    return (offset + alignment - 1) / alignment * alignment;
  }
}
