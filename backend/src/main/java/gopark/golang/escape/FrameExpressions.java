package gopark.golang.escape;

import gopark.golang.type.Basic;
import gopark.golang.type.Compilation;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Goes through expressions backwards. Go works out calls first, each into a place of its own, and
 * the rest of an expression at its end.
 */
final class FrameExpressions {
  /** The parts of a slice without its capacity, each a bit. */
  static final int ADDRESS_AND_LENGTH = 3;

  private static final int LENGTH = 2;
  private static final int CAPACITY = 4;
  private static final int ALL = FrameRoom.ALL;
  private static final long VISIT_WORK = 40;

  private final FrameRoom room;
  private final FrameStatements statements;

  FrameExpressions(FrameRoom room, FrameStatements statements) {
    this.room = room;
    this.statements = statements;
  }

  void together(List<Node> nodes, BitSet live) {
    List<Node> before = new ArrayList<>();
    for (Node node : nodes) {
      rest(node, ALL, live, before);
    }
    effects(before, live);
  }

  /** An expression with all that happens for it. */
  void whole(@Nullable Node n, int wanted, BitSet live) {
    List<Node> before = new ArrayList<>();
    rest(n, wanted, live, before);
    effects(before, live);
  }

  /** What happens for an expression, the last first; earlier results are held meanwhile. */
  void effects(List<Node> before, BitSet live) {
    long all = 0;
    for (Node node : before) {
      all += result(node);
    }
    for (int i = before.size() - 1; i >= 0; i--) {
      all -= result(before.get(i));
      long outside = room.hold(all);
      effect(before.get(i), live);
      room.holdAgain(outside);
    }
  }

  private static long result(Node n) {
    boolean held =
        switch (n.op) {
          case INLCALL, COPY, CLEAR, CLOSE, DELETE, PANIC, PRINT, SEND, LOGICAL -> false;
          default -> n.type != null && !(n.type instanceof Tuple);
        };
    return held ? Math.max(0, Sizes.of(n.type())) : 0;
  }

  /** The part of an expression that is worked out at its end, after all calls in it. */
  void rest(@Nullable Node n, int wanted, BitSet live, List<Node> before) {
    if (n == null) {
      return;
    }
    Compilation.spend(VISIT_WORK);
    if (happensBefore(n)) {
      before.add(n);
      for (Node result : n.op == Op.INLCALL ? n.list : List.<Node>of()) {
        rest(result, wanted, live, before);
      }
      return;
    }
    switch (n.op) {
      case LITERAL, NIL, TYPE, METHEXPR, FUNC, GLOBAL -> {}
      case NAME -> {
        if (n.variable != null) {
          room.use(n.variable, wanted, live);
        }
      }
      case LEN -> {
        Type type = n.x().type();
        boolean list = Kinds.isString(type) || type.underlying() instanceof Slice;
        rest(n.x, list ? LENGTH : ALL, live, before);
      }
      case CAP -> rest(n.x, CAPACITY, live, before);
      case INDEX -> {
        checked(n);
        boolean list = !Kinds.isArray(n.x().type());
        rest(n.x, list ? ADDRESS_AND_LENGTH : ALL, live, before);
        rest(n.y, ALL, live, before);
      }
      case DOT -> rest(n.x, field(n, wanted), live, before);
      case ADDR -> place(n.x(), live, before);
      default -> parts(n, live, before);
    }
    if (!n.init.isEmpty()) {
      Node block = new Node(Op.BLOCK, n.at, null);
      block.list = n.init;
      before.add(block);
    }
  }

  /** Whether it is done before the expression that it is in, as a call or otherwise. */
  private static boolean happensBefore(Node n) {
    return switch (n.op) {
      case CALLFUNC,
          CALLINTER,
          INLCALL,
          APPEND,
          RECV,
          INDEXMAP,
          MAKESLICE,
          MAKEMAP,
          MAKECHAN,
          NEW,
          PTRLIT,
          SLICELIT,
          MAPLIT,
          STRCONV,
          ADDSTR,
          CONVIFACE,
          CLOSURE,
          METHVALUE,
          COPY,
          CLEAR,
          CLOSE,
          DELETE,
          PANIC,
          PRINT,
          RECOVER,
          SEND,
          DOTTYPE,
          LOGICAL ->
          true;
      case BINARY -> isCompared(n.x().type);
      default -> false;
    };
  }

  /** Whether a call compares values of that type. */
  private static boolean isCompared(@Nullable Type type) {
    return type != null && (Kinds.isString(type) || Kinds.isInterface(type));
  }

  /** The value of an element or a field. */
  private static @Nullable Node value(Node part) {
    return switch (part.op) {
      case KEY -> part.y;
      case STRUCTKEY -> part.x;
      default -> part;
    };
  }

  /** The parts of a struct that are those of its field. */
  private static int field(Node n, int wanted) {
    Type type = n.x().type();
    if (!(type.underlying() instanceof Struct struct) || !Parts.fitsRegisters(type)) {
      return ALL;
    }
    int first = 0;
    for (Struct.Field field : struct.fields()) {
      int count = Parts.of(field.type()).size();
      if (field.name().equals(n.text)) {
        int mask = (1 << count) - 1;
        return (wanted & mask) << first;
      }
      first += count;
    }
    return ALL;
  }

  /** What a node does before the expression that it is in is worked out. */
  private void effect(Node n, BitSet live) {
    Compilation.spend(VISIT_WORK);
    List<Node> before = new ArrayList<>();
    switch (n.op) {
      case BLOCK -> statements.list(n.list, live);
      case INLCALL -> statements.inlined(n, live);
      case LOGICAL -> {
        BitSet right = (BitSet) live.clone();
        whole(n.y, ALL, right);
        live.or(right);
        rest(n.x, ALL, live, before);
      }
      case CALLFUNC, CALLINTER -> {
        if (!CallSpace.isNone(n)) {
          room.called(live, CallSpace.of(n));
        }
        boolean known = n.op == Op.CALLFUNC && StaticValues.callee(n.x()) != null;
        if (!known) {
          rest(n.x, ALL, live, before);
        }
        for (Node arg : n.list) {
          rest(arg, ALL, live, before);
        }
      }
      case SLICELIT -> elements(n, live);
      default -> made(n, live, before);
    }
    effects(before, live);
    if (n.op != Op.BLOCK && n.op != Op.INLCALL) {
      statements.list(n.init, live);
    }
  }

  private void elements(Node n, BitSet live) {
    Type element = n.type().underlying() instanceof Slice(Type of) ? of : Basic.INT;
    boolean heap = RuntimeRoom.isOnHeap(n);
    long bytes = Math.max(0, n.list.size() * Sizes.of(element));
    if (!heap) {
      room.inMemory(n, bytes);
    }
    long outside = room.hold(heap ? FrameRoom.WORD : 0);
    for (Node part : n.list.reversed()) {
      whole(value(part), ALL, live);
    }
    room.holdAgain(outside);
    if (heap) {
      room.called(live, RuntimeRoom.NEW_OBJECT);
    }
  }

  /** Texts are put behind another one. */
  void append(Node added, BitSet live, List<Node> before) {
    List<Node> texts = added.op == Op.ADDSTR ? added.list : List.of(added);
    room.called(live, RuntimeRoom.ofTexts(1 + texts.size()));
    for (Node text : texts) {
      rest(text, ALL, live, before);
    }
  }

  private void made(Node n, BitSet live, List<Node> before) {
    // The parts of an object are there before it.
    boolean last = n.op == Op.PTRLIT;
    if (last) {
      parts(n, live, before);
    }
    RuntimeRoom.take(n, room, live);
    if (!last) {
      parts(n, live, before);
    }
  }

  private void parts(Node n, BitSet live, List<Node> before) {
    if (n.op == Op.CLOSURE) {
      captured(n, live);
      return;
    }
    for (Node part : new Node[] {n.x, n.y, n.z, n.w}) {
      rest(part, ALL, live, before);
    }
    for (Node part : n.list) {
      rest(value(part), ALL, live, before);
    }
  }

  /** What a function literal keeps is needed where it is made. */
  void captured(Node closure, BitSet live) {
    for (Var variable : closure.fn().captures) {
      room.use(variable, ALL, live);
    }
    statements.list(closure.init, live);
  }

  /** What is needed to find the place that a value goes to. */
  void place(Node target, BitSet live, List<Node> before) {
    switch (target.op) {
      case NAME, GLOBAL -> {}
      case DOT, CONVNOP -> place(target.x(), live, before);
      case INDEX -> {
        checked(target);
        if (Kinds.isArray(target.x().type())) {
          place(target.x(), live, before);
        } else {
          rest(target.x(), ADDRESS_AND_LENGTH, live, before);
        }
        rest(target.y, ALL, live, before);
      }
      case INDEXMAP -> {
        rest(target.x, ALL, live, before);
        rest(target.y, ALL, live, before);
      }
      default -> rest(target, ALL, live, before);
    }
  }

  private void checked(Node index) {
    if (index.y != null && index.y.op != Op.LITERAL) {
      room.ends(0);
    }
  }
}
