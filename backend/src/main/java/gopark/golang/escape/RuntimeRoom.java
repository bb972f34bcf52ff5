package gopark.golang.escape;

import gopark.golang.type.Basic;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import java.util.BitSet;

/**
 * What an operation takes in the frame that Go does by a function of its runtime: room for the
 * arguments of that function, and for what it makes, if that is no object on the heap.
 */
final class RuntimeRoom {
  /** In Go: newobject. Its result is counted, too, as the compiler makes the call late. */
  static final int NEW_OBJECT = 2 * FrameRoom.WORD;

  /** In Go: chansend1, chanrecv1. */
  static final int OF_CHANNEL = 2 * FrameRoom.WORD;

  /** In Go: memequal, ifaceeq. */
  static final int COMPARED = 3 * FrameRoom.WORD;

  private static final int WORD = FrameRoom.WORD;

  /** In Go: growslice. */
  private static final int GROWN = 5 * WORD;

  /** In Go: makeslice, makemap. */
  private static final int MADE = 3 * WORD;

  /** In Go: slicebytetostring, stringtoslicebyte. */
  private static final int CONVERTED = 3 * WORD;

  /** In Go: gopanic, typeAssert, printstring and others. */
  private static final int TWO = 2 * WORD;

  /** In Go: panicdottypeE, mapdelete, memmove. */
  private static final int THREE = 3 * WORD;

  /** A text has room on the stack if it is short. In Go: tmpStringBufSize. */
  private static final int SHORT_TEXT = 32;

  private static final int MOST_TEXTS = 5;
  private static final int MAP_HEADER = 48;

  private RuntimeRoom() {}

  static boolean isOnHeap(Node n) {
    return n.location == null || n.location.escapes;
  }

  /** In Go: mapaccess1, mapassign, or those for texts. */
  static int ofEntry(Node index) {
    boolean text =
        index.x().type().underlying() instanceof MapOf(Type key, var _) && Kinds.isString(key);
    return text ? 4 * WORD : THREE;
  }

  /** In Go: concatstring2 to concatstring5, and concatstrings for more. */
  static int ofTexts(int texts) {
    return texts <= MOST_TEXTS ? (1 + 2 * texts) * WORD : 4 * WORD;
  }

  /** Takes the room in a frame before what is needed after the operation. */
  static void take(Node n, FrameRoom room, BitSet live) {
    switch (n.op) {
      case RECV, SEND -> {
        room.inMemory(n, Sizes.of((n.op == Op.SEND ? n.y() : n).type()));
        room.called(live, OF_CHANNEL);
      }
      case NEW, PTRLIT -> {
        Type element = n.type().underlying() instanceof Pointer(Type of) ? of : Basic.INT;
        object(n, Sizes.of(element), room, live);
      }
      case CLOSURE -> {
        if (!n.fn().captures.isEmpty()) {
          object(n, Decisions.bytes(n.fn()), room, live);
        }
      }
      case CONVIFACE -> converted(n, room, live);
      case ADDSTR, STRCONV -> {
        if (!isOnHeap(n)) {
          room.inMemory(n, SHORT_TEXT);
        }
        room.called(live, n.op == Op.ADDSTR ? ofTexts(n.list.size()) : CONVERTED);
      }
      case MAKESLICE -> {
        if (isOnHeap(n)) {
          room.called(live, MADE);
        } else if (n.type().underlying() instanceof Slice(Type of)) {
          room.inMemory(n, Math.max(0, n.number) * Math.max(0, Sizes.of(of)));
        }
      }
      case MAKEMAP, MAPLIT -> {
        if (!isOnHeap(n)) {
          room.inMemory(n, MAP_HEADER);
        }
        room.called(live, MADE);
      }
      case PANIC -> {
        live.clear();
        room.ends(TWO);
      }
      case DOTTYPE -> {
        if (Kinds.isInterface(n.type())) {
          room.called(live, TWO);
        } else {
          room.ends(THREE);
        }
      }
      default -> room.called(live, arguments(n));
    }
  }

  private static int arguments(Node n) {
    return switch (n.op) {
      case APPEND -> GROWN;
      case INDEXMAP -> ofEntry(n);
      case PRINT, MAKECHAN, RECOVER, CLOSE, CLEAR -> TWO;
      case BINARY -> COMPARED;
      case COPY, DELETE -> THREE;
      default -> WORD;
    };
  }

  private static void object(Node n, long bytes, FrameRoom room, BitSet live) {
    if (isOnHeap(n)) {
      room.called(live, NEW_OBJECT);
    } else {
      room.inMemory(n, bytes);
    }
  }

  /** In Go: convT, convTstring, convTslice; constants are made before the program runs. */
  private static void converted(Node n, FrameRoom room, BitSet live) {
    Type type = n.x().type();
    boolean constant = n.x().op == Op.LITERAL || n.number == 1;
    if (Kinds.isInterface(type)) {
      room.called(live, TWO);
    } else if (!Kinds.isDirect(type) && !constant) {
      if (isOnHeap(n)) {
        boolean slice = type.underlying() instanceof Slice;
        room.called(live, slice ? THREE : Kinds.isString(type) ? TWO : WORD);
      } else {
        room.inMemory(n, Sizes.of(type));
      }
    }
  }
}
