package gopark.golang.escape;

import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Compilation;
import gopark.golang.type.MapOf;
import gopark.golang.type.Pointer;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Goes through statements backwards with what is still needed behind each. */
final class FrameStatements {
  private static final long VISIT_WORK = 40;
  private static final int WORD = FrameRoom.WORD;
  private static final int ALL = FrameRoom.ALL;
  private static final int NEW_OBJECT = RuntimeRoom.NEW_OBJECT;
  private static final int MOST_ROUNDS = 4;
  private static final int MAP_ITERATOR = 96;

  /** What a case takes in memory, with its place in two orders. */
  private static final int CASE = 20;

  // The room for the arguments of functions of the runtime.

  /** In Go: mapIterStart. */
  private static final int FIRST_ENTRY = 3 * WORD;

  /** In Go: mapIterNext. */
  private static final int NEXT_ENTRY = WORD;

  /** In Go: decoderune. */
  private static final int DECODED_RUNE = 3 * WORD;

  /** In Go: selectgo. */
  private static final int SELECTED = 6 * WORD;

  private final FrameRoom room;
  private final FrameExpressions expressions;
  private final Map<String, BitSet> labels = new LinkedHashMap<>();

  /** What was found to be needed where a round of each loop begins. */
  private final IdentityHashMap<Node, BitSet> heads = new IdentityHashMap<>();

  /** What is needed where the innermost loop or switch ends, and where a round does. */
  private BitSet atBreak = new BitSet();

  private BitSet atContinue = new BitSet();
  private BitSet atReturn = new BitSet();

  /** How many loops are around. */
  private int loops;

  FrameStatements(FrameRoom room) {
    this.room = room;
    this.expressions = new FrameExpressions(room, this);
  }

  void list(List<Node> nodes, BitSet live) {
    for (int i = nodes.size() - 1; i >= 0; i--) {
      statement(nodes.get(i), live);
    }
  }

  private void statement(@Nullable Node n, BitSet live) {
    if (n == null) {
      return;
    }
    Compilation.spend(VISIT_WORK);
    switch (n.op) {
      case FALL, INLMARK -> {}
      case BLOCK -> list(n.list, live);
      case DCL -> declare(n.x(), live);
      case LABEL -> labels.put(n.text, (BitSet) live.clone());
      case BREAK -> go(atBreak, live);
      case CONTINUE -> go(atContinue, live);
      case LEAVE -> go(atReturn, live);
      case GOTO -> go(labels.getOrDefault(n.text, new BitSet()), live);
      case IF -> {
        BitSet other = (BitSet) live.clone();
        list(n.body, live);
        list(n.other, other);
        live.or(other);
        expressions.whole(n.x, ALL, live);
      }
      case FOR -> loop(n, live);
      case RANGE -> range(n, live);
      case SWITCH -> choice(n, live);
      case SELECT -> select(n, live);
      case RETURN -> {
        room.exits();
        live.clear();
        expressions.together(n.list, live);
      }
      case GO -> start(n, live);
      case DEFER -> defer(n, live);
      case AS, AS2, AS2FUNC, AS2OK, ASOP -> assign(n, live);
      default -> expressions.whole(n, 0, live);
    }
    if (!isExpression(n)) {
      list(n.init, live);
    }
  }

  /** Whether what happens before it is looked at together with it. */
  private static boolean isExpression(Node n) {
    return switch (n.op) {
      case FALL,
          INLMARK,
          BLOCK,
          DCL,
          LABEL,
          BREAK,
          CONTINUE,
          LEAVE,
          GOTO,
          IF,
          FOR,
          RANGE,
          SWITCH,
          SELECT,
          RETURN,
          GO,
          DEFER,
          AS,
          AS2,
          AS2FUNC,
          AS2OK,
          ASOP ->
          false;
      default -> true;
    };
  }

  private void declare(Node name, BitSet live) {
    Var variable = name.variable;
    if (variable == null) {
      return;
    }
    if (FrameRoom.isMoved(variable)) {
      room.forget(variable, live);
      room.called(live, NEW_OBJECT);
    } else {
      room.give(variable, live);
    }
  }

  private static void go(BitSet to, BitSet live) {
    live.clear();
    live.or(to);
  }

  private void loop(Node n, BitSet live) {
    BitSet exit = (BitSet) live.clone();
    BitSet first = n.x == null ? new BitSet() : exit;
    rounds(
        n,
        live,
        first,
        at -> {
          statement(n.y, at);
          atContinue = (BitSet) at.clone();
          list(n.body, at);
          if (n.x != null) {
            at.or(exit);
            expressions.whole(n.x, ALL, at);
          }
        });
  }

  /**
   * Goes through the rounds of a loop until nothing more is found to be needed where one begins.
   *
   * @param live what is needed behind the loop, and then before it
   * @param first what is surely needed where a round begins
   */
  private void rounds(Node loop, BitSet live, BitSet first, Consumer<BitSet> round) {
    BitSet outerBreak = atBreak;
    BitSet outerContinue = atContinue;
    atBreak = (BitSet) live.clone();
    loops++;
    // A loop in a loop is met again and begins where it was left, or each level would multiply.
    BitSet head = (BitSet) heads.computeIfAbsent(loop, _ -> new BitSet()).clone();
    head.or(first);
    for (int i = 0; i < MOST_ROUNDS; i++) {
      BitSet at = (BitSet) head.clone();
      round.accept(at);
      if (at.equals(head)) {
        break;
      }
      at.or(head);
      head = at;
    }
    heads.put(loop, head);
    loops--;
    atBreak = outerBreak;
    atContinue = outerContinue;
    live.clear();
    live.or(head);
  }

  private void range(Node n, BitSet live) {
    Type over = n.x().type();
    int[] own = rangeState(n, over);
    BitSet exit = (BitSet) live.clone();
    rounds(
        n,
        live,
        exit,
        at -> {
          for (int part : own) {
            at.set(part);
          }
          if (over.underlying() instanceof MapOf) {
            room.called(at, NEXT_ENTRY);
          }
          atContinue = (BitSet) at.clone();
          list(n.body, at);
          given(n.y, at);
          given(n.z, at);
          if (over.underlying() instanceof Chan) {
            room.called(at, RuntimeRoom.OF_CHANNEL);
          } else if (Kinds.isString(over)) {
            room.called(at, DECODED_RUNE);
          }
          at.or(exit);
        });
    for (int part : own) {
      live.clear(part);
    }
    if (over.underlying() instanceof MapOf) {
      room.called(live, FIRST_ENTRY);
    }
    boolean slice = over.underlying() instanceof Slice;
    expressions.whole(n.x, slice ? FrameExpressions.ADDRESS_AND_LENGTH : ALL, live);
  }

  private void given(@Nullable Node name, BitSet live) {
    if (name != null && name.variable != null) {
      room.give(name.variable, live);
      if (FrameRoom.isMoved(name.variable)) {
        room.called(live, NEW_OBJECT);
      }
    }
  }

  /** What a range keeps besides the variables that it is written with. */
  private int[] rangeState(Node n, Type over) {
    Type under =
        over.underlying() instanceof Pointer(Type of) ? of.underlying() : over.underlying();
    return switch (under) {
      case MapOf _ -> {
        room.inMemory(n, MAP_ITERATOR);
        yield new int[0];
      }
      case Chan(Type element, var _, var _) -> {
        room.inMemory(n, Sizes.of(element));
        yield room.ofLoop(loops, 1);
      }
      case Basic basic -> room.ofLoop(loops, basic.kind() == Basic.Kind.STRING ? 4 : 2);
      case Slice _ -> room.ofLoop(loops, n.z == null || n.z.variable == null ? 2 : 3);
      default -> room.ofLoop(loops, 1);
    };
  }

  private void choice(Node n, BitSet live) {
    BitSet exit = (BitSet) live.clone();
    BitSet outer = atBreak;
    atBreak = exit;
    BitSet next = exit;
    BitSet all = new BitSet();
    boolean otherwise = false;
    for (Node clause : n.list.reversed()) {
      boolean falls = !clause.body.isEmpty() && clause.body.getLast().op == Op.FALL;
      BitSet at = (BitSet) (falls ? next : exit).clone();
      list(clause.body, at);
      next = (BitSet) at.clone();
      given(clause.x, at);
      otherwise |= clause.list.isEmpty();
      all.or(at);
    }
    if (!otherwise) {
      all.or(exit);
    }
    atBreak = outer;
    live.clear();
    live.or(all);
    compared(n, live);
  }

  private void compared(Node n, BitSet live) {
    Node guard = n.x;
    if (guard != null && guard.op == Op.TYPESW) {
      expressions.whole(guard.x, ALL, live);
      return;
    }
    for (Node clause : n.list.reversed()) {
      clause.list.forEach(value -> expressions.whole(value, ALL, live));
    }
    if (guard != null && guard.type != null && Kinds.isString(guard.type)) {
      room.called(live, RuntimeRoom.COMPARED);
    }
    expressions.whole(guard, ALL, live);
  }

  private void select(Node n, BitSet live) {
    BitSet exit = (BitSet) live.clone();
    BitSet outer = atBreak;
    atBreak = exit;
    BitSet all = new BitSet();
    List<Node> communications = new ArrayList<>();
    for (Node clause : n.list) {
      BitSet at = (BitSet) exit.clone();
      list(clause.body, at);
      if (clause.x != null) {
        communications.add(clause.x);
        communicated(clause, clause.x, at);
      }
      all.or(at);
    }
    atBreak = outer;
    live.clear();
    live.or(all);
    boolean single = communications.size() == 1 && n.list.size() <= 2;
    if (!single) {
      room.inMemory(n, (long) CASE * communications.size());
    }
    if (!communications.isEmpty()) {
      room.called(live, single ? RuntimeRoom.OF_CHANNEL : SELECTED);
    }
    for (Node what : communications.reversed()) {
      expressions.whole(channel(what), ALL, live);
      if (what.op == Op.SEND) {
        expressions.whole(what.y, ALL, live);
      }
    }
  }

  /** What is received goes to memory first, and what is sent comes from there. */
  private void communicated(Node clause, Node what, BitSet live) {
    if (what.op == Op.AS) {
      given(what.x, live);
    }
    what.list.forEach(target -> given(target, live));
    Node value = what.op == Op.SEND ? what.y : received(what);
    if (value != null && value.type != null) {
      room.inMemory(clause, Sizes.of(value.type()));
    }
  }

  private static @Nullable Node received(Node what) {
    return switch (what.op) {
      case RECV -> what;
      case AS -> what.y;
      default -> what.x;
    };
  }

  private static @Nullable Node channel(Node what) {
    Node receive = what.op == Op.SEND ? what : received(what);
    return receive == null ? null : receive.x;
  }

  private void start(Node n, BitSet live) {
    room.called(live, WORD);
    Node closure = n.x().x();
    if (closure.op == Op.CLOSURE && !closure.fn().captures.isEmpty()) {
      expressions.captured(closure, live);
      room.called(live, NEW_OBJECT);
    }
    called(n, live);
  }

  private void defer(Node n, BitSet live) {
    room.defers(loops > 0);
    room.called(live, loops > 0 ? WORD : 0);
    Node closure = n.x().x();
    if (closure.op == Op.CLOSURE) {
      expressions.captured(closure, live);
      if (loops == 0) {
        room.inMemory(closure, Decisions.bytes(closure.fn()));
      }
    }
    called(n, live);
  }

  /** What is found out for a call that happens later. */
  private void called(Node n, BitSet live) {
    if (n.x().x().op != Op.CLOSURE) {
      expressions.whole(n.x().x(), ALL, live);
    }
    list(n.x().init, live);
  }

  // ---- assignments

  private void assign(Node n, BitSet live) {
    List<Node> targets = n.op == Op.AS || n.op == Op.ASOP ? List.of(n.x()) : n.list;
    List<Node> values = values(n);
    List<Integer> wanted = new ArrayList<>();
    for (Node target : targets) {
      wanted.add(target.variable == null ? ALL : room.give(target.variable, live));
    }
    if (n.op == Op.ASOP && n.x().variable != null) {
      room.use(n.x().variable(), ALL, live);
    }
    for (Node target : targets) {
      if (target.op == Op.INDEXMAP) {
        values.forEach(value -> expressions.rest(value, ALL, live, new ArrayList<>()));
        room.called(live, RuntimeRoom.ofEntry(target));
      }
    }
    List<Node> before = new ArrayList<>();
    for (Node target : targets) {
      expressions.place(target, live, before);
    }
    if (n.op == Op.ASOP && Kinds.isString(n.x().type())) {
      expressions.append(n.y(), live, before);
    } else {
      boolean one = values.size() == targets.size();
      for (int i = 0; i < values.size(); i++) {
        expressions.rest(values.get(i), one ? wanted.get(i) : ALL, live, before);
      }
    }
    expressions.effects(before, live);
  }

  private static List<Node> values(Node n) {
    return switch (n.op) {
      case AS, ASOP -> n.y == null ? List.of() : List.of(n.y);
      case AS2 -> n.other;
      default -> List.of(n.x());
    };
  }

  /** The body of a function that took the place of a call. */
  void inlined(Node call, BitSet live) {
    BitSet outer = atReturn;
    atReturn = (BitSet) live.clone();
    list(call.body, live);
    atReturn = outer;
    list(call.init, live);
  }
}
