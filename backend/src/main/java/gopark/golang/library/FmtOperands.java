package gopark.golang.library;

import gopark.golang.value.Costs;
import gopark.golang.value.Dynamic;
import gopark.golang.value.ElementPointer;
import gopark.golang.value.FieldPointer;
import gopark.golang.value.Heap;
import gopark.golang.value.HeapObject;
import gopark.golang.value.Kind;
import gopark.golang.value.MapIterator;
import gopark.golang.value.MapValue;
import gopark.golang.value.Memory;
import gopark.golang.value.Running;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.SliceValue;
import gopark.golang.value.StructValue;
import gopark.golang.value.TextOrder;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks into values that are to be printed. */
final class FmtOperands {
  /** What it takes to make an entry ready to be sorted. */
  private static final long ENTRY_WORK = 24;

  private static final long ENTRY_BYTES = 128;

  private FmtOperands() {}

  static FmtValue field(FmtValue struct, int index) {
    RuntimeType.Field field = struct.type().fields().get(index);
    StructValue value = FmtPrinter.structOf(struct);
    FmtValue.Access access = access(struct.access(), field);
    return field.type().isWord()
        ? new FmtValue(field.type(), value.words[index], null, access)
        : new FmtValue(field.type(), 0, value.refs[index], access);
  }

  /** A field within a struct, by the numbers of the fields on the way; its methods are hidden. */
  static FmtValue at(FmtValue struct, List<Integer> path) {
    FmtValue found = struct;
    for (int index : path) {
      found = field(found, index);
    }
    return found.closed();
  }

  /** How a field is come to by its struct. */
  private static FmtValue.Access access(FmtValue.Access struct, RuntimeType.Field field) {
    if (struct == FmtValue.Access.CLOSED || (!field.exported() && !field.embedded())) {
      return FmtValue.Access.CLOSED;
    }
    return field.exported() ? FmtValue.Access.OPEN : FmtValue.Access.EMBEDDED;
  }

  /** What is in an interface; null if it is nil. */
  static @Nullable FmtValue inner(FmtValue value) {
    return value.ref() instanceof Dynamic dynamic
        ? FmtValue.of(dynamic, value.access().within())
        : null;
  }

  static int length(FmtValue value) {
    if (value.type().kind == Kind.ARRAY) {
      return FmtPrinter.memoryOf(value).length();
    }
    return value.ref() instanceof SliceValue slice ? slice.length : 0;
  }

  static FmtValue element(FmtValue value, int index) {
    RuntimeType type = value.type().element();
    if (value.ref() instanceof SliceValue slice) {
      return at(slice.memory, slice.offset + index, type, value.access().within());
    }
    return at(FmtPrinter.memoryOf(value), index, type, value.access().within());
  }

  private static FmtValue at(Memory memory, int index, RuntimeType type, FmtValue.Access access) {
    return type.isWord()
        ? new FmtValue(type, memory.word(index), null, access)
        : new FmtValue(type, 0, memory.ref(index), access);
  }

  /** The bytes of a slice, which may be nil. */
  static String bytes(@Nullable SliceValue slice, Running by) {
    if (slice == null) {
      return "";
    }
    return Bytes.text(slice.memory, slice.offset, slice.length, by);
  }

  /** The bytes of a slice or array of bytes. */
  static String content(FmtValue value, Running by) {
    if (value.type().kind == Kind.ARRAY) {
      Memory memory = FmtPrinter.memoryOf(value);
      return Bytes.text(memory, 0, memory.length(), by);
    }
    return bytes((SliceValue) value.ref(), by);
  }

  /** Entries as lists of key and value, in order of the keys. */
  static List<List<FmtValue>> sorted(FmtValue value, Running by) {
    List<List<FmtValue>> entries = new ArrayList<>();
    if (!(value.ref() instanceof MapValue map)) {
      return entries;
    }
    RuntimeType key = value.type().key();
    RuntimeType element = value.type().element();
    MapIterator iterator = MapIterator.of(map, by);
    while (iterator.next(by)) {
      by.spend(ENTRY_WORK);
      if (entries.size() % WorkMeter.PIECE == 0) {
        by.reserve(ENTRY_BYTES * Math.min(WorkMeter.PIECE, map.size()));
      }
      int at = iterator.entry();
      long keyWord = key.isWord() ? map.keyWord(at) : 0;
      Object keyRef = key.isWord() ? null : map.keyRef(at);
      long word = element.isWord() ? map.valueWord(at) : 0;
      Object ref = element.isWord() ? null : map.valueRef(at);
      FmtValue.Access access = value.access().within();
      entries.add(
          List.of(
              new FmtValue(key, keyWord, keyRef, access),
              new FmtValue(element, word, ref, access)));
    }
    entries.sort((a, b) -> compare(a.getFirst(), b.getFirst(), by));
    return entries;
  }

  /** The order in which keys of maps are printed. */
  static int compare(FmtValue a, FmtValue b, Running by) {
    by.spend(Costs.FAR_SORTED);
    if (a.type() != b.type()) {
      return FmtTypeOrder.compare(a.type(), b.type());
    }
    return switch (a.type().kind) {
      case BOOL, INT, INT8, INT16, INT32, INT64 -> Long.compare(a.word(), b.word());
      case UINT, UINT8, UINT16, UINT32, UINT64, UINTPTR -> Long.compareUnsigned(a.word(), b.word());
      case FLOAT32, FLOAT64 -> compareFloats(a, b);
      case STRING -> TextOrder.compare(text(a), text(b), by);
      case ARRAY, STRUCT -> compareParts(a, b, by);
      case INTERFACE -> compareInner(a, b, by);
      default ->
          Long.compare(
              address(a.ref(), a.type(), by.heap()), address(b.ref(), b.type(), by.heap()));
    };
  }

  /** NaN is less than anything. */
  private static int compareFloats(FmtValue a, FmtValue b) {
    double x = Double.longBitsToDouble(a.word());
    double y = Double.longBitsToDouble(b.word());
    if (Double.isNaN(x) || Double.isNaN(y)) {
      return Boolean.compare(Double.isNaN(y), Double.isNaN(x));
    }
    return x < y ? -1 : x > y ? 1 : 0;
  }

  private static String text(FmtValue value) {
    return value.ref() instanceof String text ? text : "";
  }

  private static int compareParts(FmtValue a, FmtValue b, Running by) {
    boolean struct = a.type().kind == Kind.STRUCT;
    int count = struct ? a.type().fields().size() : length(a);
    for (int i = 0; i < count; i++) {
      int order =
          struct
              ? compare(field(a, i), field(b, i), by)
              : compare(element(a, i), element(b, i), by);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static int compareInner(FmtValue a, FmtValue b, Running by) {
    FmtValue x = inner(a);
    FmtValue y = inner(b);
    if (x == null || y == null) {
      return Boolean.compare(x != null, y != null);
    }
    return compare(x, y, by);
  }

  /** Where a pointer, a slice, a map, a channel or a function is said to be; 0 of nil. */
  static long address(@Nullable Object ref, RuntimeType type, Heap heap) {
    return switch (ref) {
      case null -> 0;
      case ElementPointer pointer ->
          heap.addressOf(pointer.memory()) + pointer.index * type.element().bytes();
      case FieldPointer pointer -> heap.addressOf(pointer.struct()) + 8L * pointer.field;
      case SliceValue slice -> heap.addressOf(slice.memory) + slice.offset * type.element().bytes();
      case HeapObject object -> heap.addressOf(object);
      default -> 0;
    };
  }
}
