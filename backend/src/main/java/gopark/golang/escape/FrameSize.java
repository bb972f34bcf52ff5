package gopark.golang.escape;

import java.util.BitSet;

/**
 * How many bytes a call of a function takes on the stack: where it returns to, what it keeps in
 * memory, what it puts aside while it calls others, and the room for their arguments. Found by
 * going through the body backwards with what is still needed.
 */
final class FrameSize {
  private FrameSize() {}

  /** The bytes of a call of the function. */
  static int of(Fn fn) {
    FrameRoom room = new FrameRoom(fn);
    BitSet live = new BitSet();
    new FrameStatements(room).list(fn.body(), live);
    for (Var param : fn.params) {
      if (FrameRoom.isMoved(param)) {
        room.called(live, RuntimeRoom.NEW_OBJECT);
      }
    }
    return (int) Math.min(Integer.MAX_VALUE, room.total());
  }
}
