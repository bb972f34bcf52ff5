package gopark.golang.value;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers that equal values have in common, the same in every copy of a program. */
final class Hashing {
  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int SPREAD = 31;

  private Hashing() {}

  static int word(long word) {
    long mixed = word * ODD;
    return (int) (mixed ^ (mixed >>> 32));
  }

  private static int floating(long word) {
    double value = Double.longBitsToDouble(word);
    return word(value == 0 ? 0 : word);
  }

  static int text(String text) {
    return word(text.hashCode());
  }

  static int words(RuntimeType type, long word) {
    return type.kind.isFloat() ? floating(word) : word(word);
  }

  /** Panics if the value holds, as an interface, something that has no hash. */
  static int refs(RuntimeType type, @Nullable Object ref, Heap heap) {
    return switch (ref) {
      case null -> 0;
      case String text -> text(text);
      case Dynamic dynamic -> dynamic(dynamic, heap);
      case StructValue struct when type.kind == Kind.STRUCT -> struct(type, struct, heap);
      case Memory array when type.kind == Kind.ARRAY -> array(type.element(), array, heap);
      case ChanValue channel -> word(channel.handle);
      case ElementPointer pointer ->
          word(heap.numberOf(pointer.memory()) * (long) SPREAD + pointer.index);
      case FieldPointer pointer ->
          word(heap.numberOf(pointer.struct()) * (long) SPREAD + pointer.field);
      case HeapObject object -> word(heap.numberOf(object));
      default -> throw unhashable(type);
    };
  }

  private static int dynamic(Dynamic dynamic, Heap heap) {
    RuntimeType type = dynamic.type;
    if (!type.isComparable()) {
      throw unhashable(type);
    }
    return type.isWord() ? words(type, dynamic.word) : refs(type, dynamic.ref, heap);
  }

  private static GoPanic unhashable(RuntimeType type) {
    return GoPanic.runtimeError("hash of unhashable type " + type.text);
  }

  private static int struct(RuntimeType type, StructValue struct, Heap heap) {
    List<RuntimeType.Field> fields = type.fields;
    int hash = 1;
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).name().equals("_")) {
        continue;
      }
      RuntimeType field = fields.get(i).type();
      hash = hash * SPREAD;
      hash += field.isWord() ? words(field, struct.words[i]) : refs(field, struct.refs[i], heap);
    }
    return word(hash);
  }

  private static int array(RuntimeType element, Memory array, Heap heap) {
    int hash = 1;
    for (int i = 0; i < array.length(); i++) {
      hash = hash * SPREAD;
      hash += element.isWord() ? words(element, array.word(i)) : refs(element, array.ref(i), heap);
    }
    return word(hash);
  }
}
