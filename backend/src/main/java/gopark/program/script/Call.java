package gopark.program.script;

import org.jspecify.annotations.Nullable;

/** A function being run: where it stands, its variables, what it has deferred. */
final class Call {
  final Function function;
  final @Nullable Object[] locals;
  int pc;
  @Nullable Call caller;
  @Nullable Deferred defers;

  /** The panic that runs this deferred call, or null. */
  @Nullable Raised raisedBy;

  @Nullable Object result;

  Call(Function function, @Nullable Object[] locals, @Nullable Call caller) {
    this.function = function;
    this.locals = locals;
    this.caller = caller;
  }

  /** A deferred call, with the variables it will have. */
  static final class Deferred {
    final Function function;
    final @Nullable Object[] locals;
    @Nullable Deferred next;

    Deferred(Function function, @Nullable Object[] locals, @Nullable Deferred next) {
      this.function = function;
      this.locals = locals;
      this.next = next;
    }
  }
}
