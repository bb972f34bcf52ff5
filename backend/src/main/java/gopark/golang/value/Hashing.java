package gopark.golang.value;

import gopark.simulation.SeededRandom;
import gopark.simulation.WorkMeter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that equal values have in common, the same in every copy of a program. They depend on the
 * seed by multiplications of 128 bits, so that no keys fall together whatever the seed is. That a
 * map is walked far nevertheless is paid for.
 */
final class Hashing {
  private static final long FIRST = 0xA0761D6478BD642FL;
  private static final long SECOND = 0xE7037ED1A0B428DBL;
  private static final long OF_NUMBERS = 0x8EBC6AF09C88C6E3L;

  /** Shorter texts cost no more than any key. */
  private static final int SHORT = 32;

  /** How many short texts are remembered with their hashes, a power of two. */
  private static final int KNOWN = 16;

  private static final int BLOCK = 8;
  private static final int LONGEST_PIECE = WorkMeter.PIECE * BLOCK;

  /** Interfaces that lie deeper in one another take more memory for their hash than there is. */
  private static final int DEEPEST = 1000;

  private final long first;
  private final long second;

  /** Short texts that were hashed last: a program most often looks for the same ones again. */
  private final @Nullable String[] known = new String[KNOWN];

  private final int[] knownHashes = new int[KNOWN];

  /** How many hashes there were of what equals nothing, not even itself. */
  private long strangers;

  Hashing(SeededRandom seed) {
    this(seed.next() ^ FIRST, seed.next() ^ SECOND, 0);
  }

  private Hashing(long first, long second, long strangers) {
    this.first = first;
    this.second = second;
    this.strangers = strangers;
  }

  Hashing copy() {
    return new Hashing(first, second, strangers);
  }

  private static long mix(long a, long b) {
    return (a * b) ^ Math.unsignedMultiplyHigh(a, b);
  }

  int word(long word) {
    return cut(mixed(word));
  }

  private long mixed(long word) {
    return mix(word ^ first, second ^ OF_NUMBERS);
  }

  private static int cut(long hash) {
    return (int) (hash ^ (hash >>> Integer.SIZE));
  }

  private long wordOf(RuntimeType type, long word) {
    if (!type.kind.isFloat()) {
      return mixed(word);
    }
    double value = Double.longBitsToDouble(word);
    if (Double.isNaN(value)) {
      strangers++;
      return mixed(word ^ strangers);
    }
    return mixed(value == 0 ? 0 : word);
  }

  int words(RuntimeType type, long word) {
    return cut(wordOf(type, word));
  }

  @SuppressWarnings("ReferenceEquality") // What is one object need not be looked at.
  int text(String text, Spender by) {
    int length = text.length();
    if (length == 0 || length > SHORT) {
      return cut(textOf(text, by));
    }
    int place = (length + text.charAt(length - 1)) & (KNOWN - 1);
    if (known[place] != text) {
      known[place] = text;
      knownHashes[place] = cut(textOf(text, by));
    }
    return knownHashes[place];
  }

  private long textOf(String text, Spender by) {
    int length = text.length();
    long hash = first ^ mix(length ^ second, FIRST);
    int at = 0;
    if (length > SHORT) {
      while (length - at > LONGEST_PIECE) {
        hash = blocks(text, at, at + LONGEST_PIECE, hash);
        at += LONGEST_PIECE;
        by.spend(Costs.hashing(LONGEST_PIECE));
      }
      by.spend(Costs.hashing(length - at));
    }
    int whole = at + ((length - at) & -BLOCK);
    hash = blocks(text, at, whole, hash);
    long rest = 0;
    for (int i = whole; i < length; i++) {
      rest = (rest << Byte.SIZE) | text.charAt(i);
    }
    return mix(hash ^ rest, second ^ OF_NUMBERS);
  }

  private long blocks(String text, int from, int end, long before) {
    long hash = before;
    for (int at = from; at < end; at += BLOCK) {
      long low = block(text, at);
      long high = block(text, at + BLOCK / 2);
      hash = mix(hash ^ ((high << Integer.SIZE) | low), second);
    }
    return hash;
  }

  /** Four bytes. */
  private static long block(String text, int at) {
    return text.charAt(at)
        | (text.charAt(at + 1) << 8)
        | (text.charAt(at + 2) << 16)
        | ((long) text.charAt(at + 3) << 24);
  }

  /** Panics if the value holds, as an interface, something that has no hash. */
  int refs(RuntimeType type, @Nullable Object ref, Running by) {
    return cut(refsOf(type, ref, by, 0));
  }

  private long refsOf(RuntimeType type, @Nullable Object ref, Running by, int depth) {
    return switch (ref) {
      case null -> mixed(0);
      case String text -> textOf(text, by);
      case Dynamic dynamic -> dynamic(dynamic, by, depth + 1);
      case StructValue struct when type.kind == Kind.STRUCT -> struct(type, struct, by, depth);
      case Memory array when type.kind == Kind.ARRAY -> array(type.element(), array, by, depth);
      case ChanValue channel -> mixed(channel.handle);
      case ElementPointer pointer ->
          mixed(((long) by.heap().numberOf(pointer.memory()) << Integer.SIZE) | pointer.index);
      case FieldPointer pointer ->
          mixed(((long) by.heap().numberOf(pointer.struct()) << Integer.SIZE) | pointer.field);
      case HeapObject object -> mixed((long) by.heap().numberOf(object) << Integer.SIZE);
      default -> throw unhashable(type);
    };
  }

  private long dynamic(Dynamic dynamic, Running by, int depth) {
    RuntimeType type = dynamic.type;
    if (!type.isComparable()) {
      throw unhashable(type);
    }
    if (depth > DEEPEST) {
      throw GoPanic.outOfMemory();
    }
    by.spend(Costs.OBJECT);
    return type.isWord() ? wordOf(type, dynamic.word) : refsOf(type, dynamic.ref, by, depth);
  }

  private static GoPanic unhashable(RuntimeType type) {
    return GoPanic.runtimeError("hash of unhashable type " + type.text);
  }

  private long struct(RuntimeType type, StructValue struct, Running by, int depth) {
    List<RuntimeType.Field> fields = type.fields;
    by.spend(fields.size());
    long hash = first;
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).name().equals("_")) {
        continue;
      }
      RuntimeType field = fields.get(i).type();
      long part =
          field.isWord()
              ? wordOf(field, struct.words[i])
              : refsOf(field, struct.refs[i], by, depth);
      hash = mix(hash ^ part, second);
    }
    return hash;
  }

  private long array(RuntimeType element, Memory array, Running by, int depth) {
    long hash = second;
    int length = array.length();
    for (int from = 0; from < length; from += WorkMeter.PIECE) {
      int end = Math.min(length, from + WorkMeter.PIECE);
      by.spend(2L * (end - from));
      for (int i = from; i < end; i++) {
        long part =
            element.isWord()
                ? wordOf(element, array.word(i))
                : refsOf(element, array.ref(i), by, depth);
        hash = mix(hash ^ part, first);
      }
    }
    return hash;
  }
}
