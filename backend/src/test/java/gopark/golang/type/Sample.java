package gopark.golang.type;

import java.util.List;

/** Types with which the tests try things out. */
final class Sample {
  private Sample() {}

  /** A method for tests. */
  static final class Method extends Callable {
    Method(String name, Signature signature) {
      super(name, "main.T." + name, signature);
    }
  }

  static Named named(String name, Type underlying) {
    Named named = new Named(name, "main", "main");
    named.define(underlying);
    return named;
  }

  static Signature func(List<Type> params, Type... results) {
    List<String> noNames = params.stream().map(p -> "").toList();
    return new Signature(params, List.of(results), false, noNames, List.of());
  }

  static Method method(Named type, String name, boolean pointer, Signature signature) {
    Method method = new Method(name, signature);
    method.pointerReceiver = pointer;
    type.methods.add(method);
    return method;
  }

  static Struct struct(Struct.Field... fields) {
    return new Struct(List.of(fields));
  }

  static Struct.Field field(String name, Type type) {
    return new Struct.Field(name, type, false, "main", "");
  }

  static Struct.Field embedded(String name, Type type) {
    return new Struct.Field(name, type, true, "main", "");
  }

  static Interface face(String method, Signature signature) {
    return new Interface(List.of(new Interface.Method(method, "main", signature)), null, false);
  }

  static Interface union(Interface.Term... terms) {
    return new Interface(List.of(), List.of(terms), false, true);
  }

  static Interface.Term term(Type type) {
    return new Interface.Term(type, false);
  }

  static Interface.Term like(Type type) {
    return new Interface.Term(type, true);
  }

  static TypeParam param(String name, Type constraint) {
    TypeParam param = new TypeParam(name);
    param.constraint = constraint;
    return param;
  }
}
