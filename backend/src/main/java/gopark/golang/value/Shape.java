package gopark.golang.value;

import gopark.golang.type.LibrarySizes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What follows from what a type is made of.
 *
 * @param layout of structs
 * @param model of structs: one whose fields are zero, to be copied; it owns nothing, as that might
 *     be as large as all memory and is wanted by nobody before the program runs
 */
record Shape(
    long bytes,
    long alignment,
    boolean comparable,
    boolean simplyEqual,
    @Nullable StructLayout layout,
    @Nullable StructValue model) {

  /** More are not told apart. */
  private static final long MOST_PARTS = 1L << 40;

  /** A new struct whose fields are zero, without the structs and arrays that it is to own. */
  StructValue newStruct() {
    StructValue known = model;
    if (known == null) {
      throw new IllegalStateException("No struct.");
    }
    return known.shallowCopy();
  }

  /** Parts' shapes are known before. */
  static Shape of(RuntimeType type) {
    return switch (type.kind) {
      case ARRAY -> ofArray(type);
      case STRUCT -> ofStruct(type);
      case SLICE, MAP, FUNC -> new Shape(type.kind.bytes(), 8, false, false, null, null);
      case INTERFACE, POINTER, CHAN -> new Shape(type.kind.bytes(), 8, true, false, null, null);
      case STRING -> new Shape(type.kind.bytes(), 8, true, true, null, null);
      case FLOAT32, FLOAT64 ->
          new Shape(type.kind.bytes(), type.kind.bytes(), true, false, null, null);
      case BOOL, INT, INT8, INT16, INT32, INT64, UINT, UINT8, UINT16, UINT32, UINT64, UINTPTR ->
          new Shape(type.kind.bytes(), type.kind.bytes(), true, true, null, null);
    };
  }

  private static Shape ofArray(RuntimeType type) {
    Shape element = known(type.element());
    return new Shape(
        element.bytes * type.length,
        element.alignment,
        element.comparable,
        element.simplyEqual && type.element().isWord(),
        null,
        null);
  }

  private static Shape ofStruct(RuntimeType type) {
    List<RuntimeType.Field> fields = type.fields;
    long bytes = 0;
    long alignment = 1;
    long parts = fields.size();
    boolean comparable = true;
    boolean anyWord = false;
    boolean anyRef = false;
    boolean[] owns = new boolean[fields.size()];
    long[] offsets = new long[fields.size()];
    for (int i = 0; i < owns.length; i++) {
      RuntimeType field = fields.get(i).type();
      Shape shape = known(field);
      offsets[i] = roundUp(bytes, shape.alignment);
      bytes = offsets[i] + shape.bytes;
      alignment = Math.max(alignment, shape.alignment);
      comparable &= shape.comparable;
      owns[i] = field.isOwned();
      parts = Math.min(MOST_PARTS, parts + (shape.layout == null ? 0 : shape.layout.parts));
      anyWord |= field.isWord();
      anyRef |= !field.isWord();
    }
    StructLayout layout = new StructLayout(owns, offsets, roundUp(bytes, alignment), parts);
    StructValue model =
        new StructValue(
            layout,
            anyWord ? new long[owns.length] : StructValue.NO_WORDS,
            anyRef ? new Object[owns.length] : StructValue.NO_REFS);
    for (int i = 0; i < owns.length && anyRef; i++) {
      if (!owns[i] && !fields.get(i).type().isWord()) {
        model.refs[i] = fields.get(i).type().zeroRef(Spender.NOBODY);
      }
    }
    LibrarySizes.Size library = LibrarySizes.of(type.type);
    return library == null
        ? new Shape(layout.bytes, alignment, comparable, false, layout, model)
        : new Shape(library.bytes(), library.alignment(), comparable, false, layout, model);
  }

  private static long roundUp(long bytes, long alignment) {
    return alignment == 0 ? bytes : (bytes + alignment - 1) / alignment * alignment;
  }

  private static Shape known(RuntimeType type) {
    Shape known = type.shape;
    if (known == null) {
      known = of(type);
      type.shape = known;
    }
    return known;
  }
}
