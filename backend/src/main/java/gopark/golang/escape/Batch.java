package gopark.golang.escape;

import gopark.golang.tree.Place;
import gopark.golang.type.Basic;
import gopark.golang.type.Compilation;
import gopark.golang.type.Pointer;
import gopark.golang.type.Sizes;
import gopark.golang.type.Slice;
import gopark.golang.type.Substitution;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Functions that call each other, as one graph of places between which values flow. */
final class Batch {
  private static final long LARGEST_VARIABLE = 128 * 1024;
  private static final long LARGEST_IMPLICIT = 64 * 1024;
  private static final long CAPTURED_BY_VALUE = 128;

  /** A function literal and where its record of captured variables goes. */
  private record Literal(Hole hole, Fn fn) {}

  final List<Location> locations = new ArrayList<>();
  final Location heap;
  final Location mutator;
  final Location callee;
  final Location blank;
  private final List<Fn> fns;
  private final List<Literal> literals = new ArrayList<>();
  private final Messages messages;

  private Batch(List<Fn> fns, Messages messages) {
    this.fns = fns;
    this.messages = messages;
    Fn nobody = new Fn("", "", Place.NOWHERE, null, Substitution.of(List.of(), List.of()), null);
    heap = new Location(null, null, nobody, 0);
    heap.escape();
    mutator = new Location(null, null, nobody, 0);
    mutator.mutates = true;
    callee = new Location(null, null, nobody, 0);
    callee.calls = true;
    blank = new Location(null, null, nobody, 0);
  }

  /** Finds out what of the functions is on the heap, and what becomes of their parameters. */
  static void analyse(List<Fn> fns, Messages messages) {
    List<Fn> bodies = fns.stream().filter(fn -> fn.hasBody).toList();
    if (!bodies.isEmpty()) {
      new Batch(bodies, messages).analyse();
    }
  }

  private void analyse() {
    for (Fn fn : fns) {
      fn.inBatch = true;
      begin(fn);
    }
    for (Fn fn : fns) {
      if (!fn.captures()) {
        new Flows(this, fn).walk();
      }
    }
    for (Literal literal : literals) {
      capture(literal);
    }
    literals.clear();
    for (Location location : locations) {
      replaceByLiteral(location);
      if (isTooLarge(location)) {
        flow(new Hole(heap).address(), location);
      }
    }
    new Solver(this).solve();
    finish();
  }

  private void begin(Fn fn) {
    int number = 0;
    for (Var param : fn.params) {
      location(param, fn);
    }
    for (Var result : fn.results) {
      number++;
      location(result, fn).resultIndex = number;
    }
  }

  void made(Hole hole, Fn literal) {
    literals.add(new Literal(hole, literal));
  }

  private void capture(Literal literal) {
    for (Var captured : literal.fn().captures) {
      Location location = location(captured, captured.owner);
      boolean byValue =
          !location.addressTaken
              && !location.reassigned
              && Sizes.of(captured.type) <= CAPTURED_BY_VALUE;
      if (!byValue) {
        captured.addressTaken = true;
      }
      flow(byValue ? literal.hole() : literal.hole().address(), location);
    }
  }

  // ---- places

  Location location(Var variable, Fn fn) {
    Location known = variable.location;
    if (known == null) {
      known = new Location(null, variable, fn, 1);
      known.persists = true;
      variable.location = known;
      locations.add(known);
    }
    return known;
  }

  Location location(@Nullable Node node, Fn fn, int loopDepth, boolean persists) {
    Compilation.spend(50);
    Location made = new Location(node, null, fn, loopDepth);
    made.persists = persists;
    if (node != null) {
      node.location = made;
    }
    locations.add(made);
    return made;
  }

  void flow(Hole hole, Location from) {
    if (hole.addressTaken()) {
      from.addressTaken = true;
    }
    Location to = hole.to();
    if (to == blank || (to == from && hole.derefs() >= 0)) {
      return;
    }
    if (to.escapes && hole.derefs() < 0) {
      from.escape();
      return;
    }
    to.edges.add(new Location.Edge(from, hole.derefs()));
  }

  // ---- what is surely known

  /** Lets sizes and values in interfaces be constants that surely are. */
  private static void replaceByLiteral(Location location) {
    Node node = location.node;
    if (node == null) {
      return;
    }
    if (node.op == Op.MAKESLICE) {
      Node size = node.y == null ? node.x() : node.y;
      if (size.op != Op.LITERAL) {
        Node value = StaticValues.of(size);
        if (value.op == Op.LITERAL && value.number >= 0) {
          node.number = value.number;
        } else if (value.op == Op.LEN) {
          Node list = StaticValues.of(value.x());
          if (list.op == Op.SLICELIT) {
            node.number = list.number;
          }
        }
      } else {
        node.number = size.number;
      }
    } else if (node.op == Op.CONVIFACE && !Kinds.isInterface(node.x().type())) {
      Node before = node.x();
      Node value = StaticValues.of(before);
      if (value.op == Op.LITERAL && before.op != Op.LITERAL) {
        Node literal = new Node(Op.LITERAL, node.at, before.type());
        literal.number = value.number;
        literal.text = value.text;
        literal.origin = value.origin;
        // What the value is found out by still happens, though nobody needs it.
        List<Node> init = new ArrayList<>(node.init);
        init.add(Lowering.statement(Op.AS, node.at).with(Lowering.blank(node.at), before));
        node.init = init;
        node.x = literal;
        node.number = 1;
      }
    }
  }

  private static boolean isTooLarge(Location location) {
    Node node = location.node;
    Var variable = location.variable;
    if (variable != null) {
      return variable.role == Var.Role.LOCAL && exceeds(variable.type, LARGEST_VARIABLE);
    }
    if (node == null || node.type == null) {
      return false;
    }
    Type type = node.type();
    if (exceeds(type, LARGEST_VARIABLE)) {
      return true;
    }
    if (node.op == Op.NEW || node.op == Op.PTRLIT) {
      return type.underlying() instanceof Pointer(Type element)
          && exceeds(element, LARGEST_IMPLICIT);
    }
    if (node.op == Op.MAKESLICE && type.underlying() instanceof Slice(Type element)) {
      long size = Sizes.of(element);
      return size == 0 || (node.number >= 0 && node.number > LARGEST_IMPLICIT / size);
    }
    return false;
  }

  private static boolean exceeds(Type type, long most) {
    if (type.underlying() instanceof Basic basic && basic.isUntyped()) {
      return false;
    }
    long size = Sizes.of(type);
    return size < 0 || size > most;
  }

  // ---- results

  private void finish() {
    for (Fn fn : fns) {
      List<Leaks> leaks = new ArrayList<>();
      for (Var param : fn.params) {
        leaks.add(leaks(fn, param));
      }
      if (!fn.leaksGiven) {
        fn.leaks = leaks;
      }
    }
    for (Fn fn : fns) {
      fn.inBatch = false;
    }
    for (Location location : locations) {
      messages.decided(location);
    }
  }

  private Leaks leaks(Fn fn, Var param) {
    if (!Kinds.hasPointers(param.type) || param.isBlank()) {
      return new Leaks();
    }
    Location location = location(param, fn);
    location.leaks.optimize();
    if (location.escapes) {
      location.leaks.toHeap(0);
    } else if (!fn.kind.isWrapper() && !fn.isSilent() && fn.outermost().types.isEmpty()) {
      messages.leaks(fn, param, location.leaks);
    }
    return location.leaks;
  }

  Messages messages() {
    return messages;
  }
}
