package gopark.golang.compile;

import gopark.golang.instruction.Elements;
import gopark.golang.instruction.Fields;
import gopark.golang.instruction.MapEntries;
import gopark.golang.instruction.Moves;
import gopark.golang.tree.Expr;
import gopark.golang.type.Compilation;
import gopark.golang.type.MapOf;
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

  private final Body body;

  Literals(Body body) {
    this.body = body;
  }

  void struct(Expr.StructLiteral e, int to) {
    List<Struct.Field> fields = ((Struct) body.types.under(e.type())).fields();
    body.slots.holdsRef(to);
    body.assembly.emit(new Moves.Zero(to, body.types.runtime(e.type())));
    List<Expr> values = e.fields().stream().map(Expr.FieldValue::value).toList();
    for (int i : Effects.order(values)) {
      Expr.FieldValue field = e.fields().get(i);
      int mark = body.slots.top();
      Type type = fields.get(field.index()).type();
      boolean owned = body.types.isOwned(type);
      int value =
          owned
              ? body.conversions.ownAs(field.value(), type)
              : body.conversions.valueAs(field.value(), type);
      // Nobody has a pointer to a field yet, so that it may take another object.
      body.assembly.emit(
          body.types.isWord(type)
              ? new Fields.StoreWord(to, field.index(), 0, value)
              : new Fields.StoreRef(to, field.index(), 0, value));
      body.slots.release(mark);
    }
  }

  void elements(Expr.ElementsLiteral e, int to) {
    RuntimeType element = body.types.runtime(element(e));
    if (e.length() > MOST_ELEMENTS) {
      throw new TooLargeException("a literal of " + e.length() + " elements");
    }
    body.slots.holdsRef(to);
    Memory model = constants(e, element);
    if (model != null) {
      body.build.keeps(model.length());
      body.assembly.emit(
          new Elements.Model(to, model, body.allocations.elements(e, element, model.length())));
    } else {
      body.assembly.emit(
          new Elements.Make(
              to, element, (int) e.length(), body.allocations.elements(e, element, e.length())));
      List<Expr> values = e.elements().stream().map(Expr.ElementValue::value).toList();
      for (int i : Effects.order(values)) {
        Expr.ElementValue value = e.elements().get(i);
        int mark = body.slots.top();
        int index = (int) value.index();
        if (element.isWord()) {
          int from = body.values.value(value.value());
          body.assembly.emit(new Elements.SetWord(to, index, from));
        } else {
          int from =
              element.isOwned()
                  ? body.values.kept(value.value())
                  : body.conversions.valueAs(value.value(), element.type);
          body.assembly.emit(new Elements.SetRef(to, index, from));
        }
        body.slots.release(mark);
      }
    }
    if (body.types.shape(e.type()) == Shape.SLICE) {
      body.assembly.emit(new Elements.ToSlice(to));
    }
  }

  private Type element(Expr.ElementsLiteral e) {
    return switch (body.types.under(e.type())) {
      case gopark.golang.type.Slice(Type element) -> element;
      case gopark.golang.type.Array(long _, Type element) -> element;
      default -> throw new IllegalStateException("Neither slice nor array.");
    };
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
      Long word = body.constants.word(value.value());
      if (word == null) {
        return null;
      }
      model.setWord((int) value.index(), word);
    }
    return model;
  }

  void map(Expr.MapLiteral e, int to) {
    MapOf map = (MapOf) body.types.under(e.type());
    RuntimeType type = body.types.runtime(e.type());
    body.slots.holdsRef(to);
    body.assembly.emit(new MapEntries.Make(to, type, -1, body.allocations.heap(e)));
    for (Expr.Entry entry : e.entries()) {
      int mark = body.slots.top();
      int key = body.conversions.ownAs(entry.key(), map.key());
      int value = body.conversions.ownAs(entry.value(), map.value());
      body.assembly.emit(new MapEntries.Store(to, key, value, type));
      body.slots.release(mark);
    }
  }
}
