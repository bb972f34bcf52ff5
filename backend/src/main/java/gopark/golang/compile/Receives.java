package gopark.golang.compile;

import gopark.golang.machine.Receive;
import gopark.golang.tree.Expr;
import gopark.golang.type.Chan;
import gopark.golang.type.Type;

/** Compiles receives from channels. */
final class Receives {
  private static final int NONE = -1;

  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Values values;

  Receives(Emission emission, Values values) {
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.values = values;
  }

  void receive(Expr.Receive e, int to) {
    int channel = values.value(e.channel());
    assembly.emit(new Receive(to, NONE, channel, types.runtime(element(e.channel()))));
  }

  /** The value and whether it was sent, in two new slots. */
  int receiveOk(Expr.Receive e) {
    int first = slots.take(2);
    Type element = element(e.channel());
    if (!types.isWord(element)) {
      slots.holdsRef(first);
    }
    int channel = values.value(e.channel());
    assembly.emit(new Receive(first, first + 1, channel, types.runtime(element)));
    slots.release(first + 2);
    return first;
  }

  private Type element(Expr channel) {
    return ((Chan) types.under(channel.type())).element();
  }
}
