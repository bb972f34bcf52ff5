package gopark.golang.compile;

import gopark.golang.instruction.Elements;
import gopark.golang.instruction.FieldAccess;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Moves;
import gopark.golang.tree.Expr;
import gopark.golang.type.Array;
import gopark.golang.type.Compilation;
import gopark.golang.type.MapOf;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Type;
import gopark.golang.value.Memory;
import gopark.golang.value.RuntimeType;
import gopark.golang.value.Spender;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compiles composite literals. */
final class Literals {
  private static final long ELEMENT_WORK = 30;

  private static final int MOST_ELEMENTS = 1 << 24;

  private final Functions functions;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Constants constants;
  private final Allocations allocations;
  private final Values values;
  private final Conversions conversions;

  Literals(Emission emission, Functions functions, Values values, Conversions conversions) {
    this.functions = functions;
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.constants = emission.constants();
    this.allocations = emission.allocations();
    this.values = values;
    this.conversions = conversions;
  }

  void struct(Expr.StructLiteral e, int to) {
    List<Struct.Field> fields = ((Struct) types.under(e.type())).fields();
    slots.holdsRef(to);
    assembly.emit(Moves.zero(to, types.runtime(e.type())));
    List<Expr> values = e.fields().stream().map(Expr.FieldValue::value).toList();
    for (int i : Effects.order(values)) {
      Expr.FieldValue field = e.fields().get(i);
      int mark = slots.top();
      Type type = fields.get(field.index()).type();
      boolean owned = types.isOwned(type);
      int value =
          owned ? conversions.ownAs(field.value(), type) : conversions.valueAs(field.value(), type);
      // Nobody has a pointer to a field yet, so that it may take another object.
      assembly.emit(FieldAccess.store(types.isWord(type)).of(value, to, field.index(), 0));
      slots.release(mark);
    }
  }

  void elements(Expr.ElementsLiteral e, int to) {
    RuntimeType element = types.runtime(element(e));
    if (e.length() > MOST_ELEMENTS) {
      throw new TooLargeException("a literal of " + e.length() + " elements");
    }
    slots.holdsRef(to);
    Memory model = constants(e, element);
    if (model != null) {
      functions.keeps(model.length());
      assembly.emit(Elements.model(to, model, allocations.elements(e, element, model.length())));
    } else {
      assembly.emit(
          Elements.make(
              to, element, (int) e.length(), allocations.elements(e, element, e.length())));
      List<Expr> given = e.elements().stream().map(Expr.ElementValue::value).toList();
      for (int i : Effects.order(given)) {
        Expr.ElementValue value = e.elements().get(i);
        int mark = slots.top();
        int index = (int) value.index();
        if (element.isWord()) {
          int from = values.value(value.value());
          assembly.emit(Elements.set(to, index, from, true));
        } else {
          int from =
              element.isOwned()
                  ? values.kept(value.value())
                  : conversions.valueAs(value.value(), element.type);
          assembly.emit(Elements.set(to, index, from, false));
        }
        slots.release(mark);
      }
    }
    if (types.shape(e.type()) == Shape.SLICE) {
      assembly.emit(Elements.toSlice(to));
    }
  }

  private Type element(Expr.ElementsLiteral e) {
    Type under = types.under(e.type());
    return under instanceof Slice(Type element) ? element : ((Array) under).element();
  }

  /** The elements, if all of them are constants kept in words. */
  private @Nullable Memory constants(Expr.ElementsLiteral e, RuntimeType element) {
    long zeros = e.length() - e.elements().size();
    if (!element.isWord() || zeros > 16L * e.elements().size()) {
      // A few elements far apart would fill memory while nobody runs the program.
      return null;
    }
    Memory model = element.newElements((int) e.length(), Spender.NOBODY);
    for (Expr.ElementValue value : e.elements()) {
      Compilation.spend(ELEMENT_WORK);
      Long word = constants.word(value.value());
      if (word == null) {
        return null;
      }
      model.setWord((int) value.index(), word);
    }
    return model;
  }

  void map(Expr.MapLiteral e, int to) {
    MapOf map = (MapOf) types.under(e.type());
    RuntimeType type = types.runtime(e.type());
    slots.holdsRef(to);
    assembly.emit(MapEntries.make(to, type, -1, allocations.heap(e)));
    for (Expr.Entry entry : e.entries()) {
      int mark = slots.top();
      int key = conversions.ownAs(entry.key(), map.key());
      int value = conversions.ownAs(entry.value(), map.value());
      assembly.emit(MapEntries.store(to, key, value, type));
      slots.release(mark);
    }
  }
}
