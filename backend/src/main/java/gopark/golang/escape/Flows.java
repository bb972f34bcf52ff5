package gopark.golang.escape;

import gopark.golang.type.Basic;
import gopark.golang.type.Compilation;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import gopark.golang.type.Tuple;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds how values flow in one function of a batch. */
final class Flows {
  private static final long VISIT_WORK = 60;

  private final Batch batch;
  private final Fn fn;

  /** How many loops are around; labels that are jumped back to begin some, too. */
  private int loopDepth = 1;

  /** Labels of the function, and whether a goto jumps back to them. */
  private final Map<String, Boolean> labels = new LinkedHashMap<>();

  /** Variables of loops of which each round has its own. */
  private final IdentityHashMap<Var, Boolean> perRound = new IdentityHashMap<>();

  Flows(Batch batch, Fn fn) {
    this.batch = batch;
    this.fn = fn;
  }

  void walk() {
    for (Node node : fn.body()) {
      node.any(part -> {
        if (part.op == Op.LABEL) {
          labels.put(part.text, false);
        } else if (part.op == Op.GOTO) {
          labels.computeIfPresent(part.text, (_, _) -> true);
        }
        return false;
      });
    }
    block(fn.body());
  }

  private void block(List<Node> nodes) {
    int before = loopDepth;
    statements(nodes);
    loopDepth = before;
  }

  private void statements(List<Node> nodes) {
    for (Node node : nodes) {
      statement(node);
    }
  }

  private void statement(@Nullable Node n) {
    if (n == null) {
      return;
    }
    Compilation.spend(VISIT_WORK);
    if (n.op == Op.FOR) {
      ownRounds(n);
    }
    statements(n.init);
    switch (n.op) {
      case FALL, INLMARK, BREAK, CONTINUE, GOTO, LEAVE -> {}
      case BLOCK -> statements(n.list);
      case DCL -> declare(n.x());
      case LABEL -> {
        if (labels.getOrDefault(n.text, false)) {
          loopDepth++;
        }
      }
      case IF -> {
        discard(n.x);
        block(n.body);
        block(n.other);
      }
      case FOR -> {
        loopDepth++;
        discard(n.x);
        statement(n.y);
        block(n.body);
        loopDepth--;
      }
      case RANGE -> range(n);
      case SWITCH -> choice(n);
      case SELECT -> {
        for (Node clause : n.list) {
          statement(clause.x);
          block(clause.body);
        }
      }
      case SEND -> {
        discard(n.x);
        toHeap(n.y());
      }
      default -> simple(n);
    }
  }

  /** Assignments, returns and calls. */
  private void simple(Node n) {
    switch (n.op) {
      case AS, ASOP -> {
        List<Node> values = n.y == null ? Collections.singletonList(null) : List.of(n.y);
        assign(List.of(n.x()), values, n);
      }
      case AS2 -> assign(n.list, n.other, n);
      case AS2OK -> assign(n.list, Collections.singletonList(n.x()), n);
      case AS2FUNC -> {
        List<Hole> holes = holes(n.list);
        Node call = n.x();
        statements(call.init);
        call(holes, call);
        reassigned(holes, n);
      }
      case RETURN -> giveBack(n);
      case GO, DEFER -> later(n);
      case RECV -> expression(discarding(), n);
      case CALLFUNC, CALLINTER, INLCALL, CLEAR, CLOSE, COPY, DELETE, PANIC, PRINT, RECOVER ->
          call(null, n);
      default -> discard(n);
    }
  }

  /** The variables of a loop that something may keep are new in each round. */
  private void ownRounds(Node n) {
    for (Node init : n.init) {
      List<Node> targets = init.op == Op.AS ? List.of(init.x()) : init.list;
      boolean defines = (init.op == Op.AS || init.op == Op.AS2) && !init.init.isEmpty();
      for (Node target : defines ? targets : List.<Node>of()) {
        Var variable = target.variable;
        if (variable != null && isKept(variable, n)) {
          perRound.put(variable, true);
        }
      }
    }
  }

  private static boolean isKept(Var variable, Node loop) {
    return loop.any(part ->
        switch (part.op) {
          case CLOSURE -> part.fn().captures.contains(variable);
          case ADDR -> Lowering.root(part.x) == variable;
          default -> false;
        });
  }

  private Hole declare(Node name) {
    Var variable = name.variable;
    if (variable == null) {
      return discarding();
    }
    Location location = batch.location(variable, variable.owner);
    location.loopDepth = loopDepth + (perRound.containsKey(variable) ? 1 : 0);
    return new Hole(location);
  }

  private void range(Node n) {
    Location operand = batch.location((Node) null, fn, loopDepth, true);
    expression(new Hole(operand), n.x);
    loopDepth++;
    for (Node name : new Node[] {n.y, n.z}) {
      Var variable = name == null ? null : name.variable;
      if (variable != null && variable.definition == n && isKept(variable, n)) {
        perRound.put(variable, true);
        batch.location(variable, variable.owner).loopDepth = loopDepth;
      }
    }
    Hole key = n.y == null ? discarding() : hole(n.y);
    Hole value = n.z == null ? discarding() : hole(n.z);
    boolean array = n.x().type != null && Kinds.isArray(n.x().type());
    batch.flow(array ? value : value.deref(), operand);
    reassigned(List.of(key, value), n);
    block(n.body);
    loopDepth--;
  }

  private void choice(Node n) {
    Node guard = n.x;
    if (guard != null && guard.op == Op.TYPESW) {
      List<Hole> holes = new ArrayList<>();
      for (Node clause : n.list) {
        Node name = clause.x;
        if (name != null && name.variable != null) {
          Hole hole = declare(name);
          Type type = name.variable().type;
          if (Kinds.hasPointers(type)) {
            holes.add(asserted(hole, type));
          }
        }
      }
      expression(tee(holes), guard.x);
    } else {
      discard(guard);
    }
    for (Node clause : n.list) {
      for (Node value : clause.list) {
        discard(value);
      }
      block(clause.body);
    }
  }

  private void giveBack(Node n) {
    List<Node> results = new ArrayList<>();
    for (Var result : fn.results) {
      results.add(Lowering.reference(result, n.at));
    }
    if (n.list.isEmpty()) {
      return;
    }
    assign(results, n.list, n);
  }

  private void later(Node n) {
    Hole hole = heap();
    if (n.op == Op.DEFER && loopDepth == 1) {
      Location kept = batch.location((Node) null, fn, loopDepth, true);
      hole = new Hole(kept);
    }
    Node call = n.x();
    statements(call.init);
    expression(hole, call.x);
  }

  // ---- assignments

  private void assign(List<Node> targets, List<? extends @Nullable Node> values, Node where) {
    List<Hole> holes = holes(targets);
    for (int i = 0; i < holes.size(); i++) {
      Node value = i < values.size() ? values.get(i) : null;
      Hole hole = holes.get(i);
      if (value != null && SelfAssignments.is(targets.get(i), value)) {
        messages().ignoring(fn, where);
        hole = discarding();
      }
      expression(hole, value);
    }
    reassigned(holes, where);
  }

  private Messages messages() {
    return batch.messages();
  }

  private List<Hole> holes(List<Node> targets) {
    List<Hole> holes = new ArrayList<>();
    for (Node target : targets) {
      holes.add(hole(target));
    }
    return holes;
  }

  private void reassigned(List<Hole> holes, Node where) {
    if (where.op == Op.AS
        && where.y == null
        && where.x != null
        && where.x.variable != null
        && where.x.variable.definition == null) {
      return;
    }
    for (Hole hole : holes) {
      Var variable = hole.to().variable;
      if (variable != null) {
        boolean own = variable.definition == where && where.op != Op.RANGE;
        if (own) {
          continue;
        }
      }
      hole.to().reassigned = true;
    }
  }

  /** Where a value goes that is assigned to this. */
  private Hole hole(@Nullable Node n) {
    if (n == null) {
      return discarding();
    }
    return switch (n.op) {
      case NAME -> {
        Var variable = n.variable;
        yield variable == null ? discarding() : new Hole(batch.location(variable, variable.owner));
      }
      case GLOBAL -> heap();
      case DOT -> hole(n.x);
      case CONVNOP -> hole(n.x);
      case INDEX -> {
        discard(n.y);
        if (Kinds.isArray(n.x().type())) {
          yield hole(n.x);
        }
        mutate(n.x());
        yield heap();
      }
      case DEREF, DOTPTR -> {
        mutate(n.x());
        yield heap();
      }
      case INDEXMAP -> {
        discard(n.x);
        toHeap(n.y());
        yield heap();
      }
      default -> {
        discard(n);
        yield heap();
      }
    };
  }

  private void mutate(Node n) {
    expression(new Hole(batch.mutator), n);
  }

  // ---- holes

  private Hole heap() {
    return new Hole(batch.heap);
  }

  private Hole discarding() {
    return new Hole(batch.blank);
  }

  private void toHeap(Node n) {
    expression(heap(), n);
  }

  private void discard(@Nullable Node n) {
    expression(discarding(), n);
  }

  private Hole spill(Hole hole, Node n) {
    Location location = batch.location(n, fn, loopDepth, false);
    batch.flow(hole.address(), location);
    return new Hole(location);
  }

  private Hole tee(List<Hole> holes) {
    if (holes.isEmpty()) {
      return discarding();
    }
    if (holes.size() == 1) {
      return holes.getFirst();
    }
    Location location = batch.location((Node) null, fn, loopDepth, false);
    for (Hole hole : holes) {
      batch.flow(hole, location);
    }
    return new Hole(location);
  }

  private static Hole asserted(Hole hole, Type type) {
    return Kinds.isInterface(type) || Kinds.isDirect(type) ? hole : hole.shift(1);
  }

  // ---- expressions

  private void expression(Hole to, @Nullable Node n) {
    if (n == null) {
      return;
    }
    Compilation.spend(VISIT_WORK);
    statements(n.init);
    Hole k = to;
    if (k.derefs() >= 0 && n.type != null && isTyped(n.type) && !Kinds.hasPointers(n.type)) {
      k = new Hole(batch.blank, k.derefs(), k.addressTaken());
    }
    switch (n.op) {
      case LITERAL, NIL, TYPE, METHEXPR, FUNC, GLOBAL -> {}
      case NAME -> {
        Var variable = n.variable;
        if (variable != null) {
          batch.flow(k, batch.location(variable, variable.owner));
        }
      }
      case UNARY, LEN, CAP, RECV, MAKECHAN -> {
        discard(n.x);
        discard(n.y);
      }
      case BINARY, LOGICAL, INDEXMAP -> {
        discard(n.x);
        discard(n.y);
      }
      case ADDR -> expression(k.address(), n.x);
      case DEREF, DOTPTR, SLICE2ARR -> expression(k.deref(), n.x);
      case DOT, CONV, CONVNOP, SLICE2ARRPTR -> expression(k, n.x);
      case DOTTYPE -> expression(asserted(k, n.type()), n.x);
      case INDEX -> {
        expression(Kinds.isArray(n.x().type()) ? k : k.deref(), n.x);
        discard(n.y);
      }
      case SLICE, SLICEARR -> {
        expression(k, n.x);
        discard(n.y);
        discard(n.z);
        discard(n.w);
      }
      default -> made(k, n);
    }
  }

  /** What may need memory of its own. */
  private void made(Hole to, Node n) {
    Hole k = to;
    switch (n.op) {
      case CONVIFACE -> {
        Type type = n.x().type();
        if (!Kinds.isInterface(type) && !Kinds.isDirect(type)) {
          k = spill(k, n);
        }
        expression(k, n.x);
      }
      case CALLFUNC, CALLINTER, INLCALL, APPEND, COPY, RECOVER, MINMAX, PANIC, PRINT ->
          call(List.of(k), n);
      case NEW -> spill(k, n);
      case MAKESLICE, MAKEMAP -> {
        spill(k, n);
        discard(n.x);
        discard(n.y);
      }
      case METHVALUE -> methodValue(k, n);
      case PTRLIT -> expression(spill(k, n), n.x);
      case ARRAYLIT -> elements(k, n);
      case SLICELIT -> elements(spill(k, n), n);
      case STRUCTLIT -> {
        for (Node field : n.list) {
          expression(k, field.x);
        }
      }
      case MAPLIT -> {
        spill(k, n);
        for (Node entry : n.list) {
          toHeap(entry.x());
          toHeap(entry.y());
        }
      }
      case CLOSURE -> closure(spill(k, n), n);
      case STRCONV -> {
        spill(k, n);
        discard(n.x);
      }
      case ADDSTR -> {
        spill(k, n);
        n.list.forEach(this::discard);
      }
      default -> {
        for (Node child : n.children()) {
          discard(child);
        }
      }
    }
  }

  private static boolean isTyped(Type type) {
    return !(type instanceof Tuple) && !(type instanceof Basic basic && basic.isUntyped());
  }

  private void elements(Hole k, Node n) {
    for (Node element : n.list) {
      expression(k, element.op == Op.KEY ? element.y : element);
    }
  }

  private void closure(Hole k, Node n) {
    Fn literal = n.fn();
    batch.made(k, literal);
    for (Var captured : literal.captures) {
      Location location = batch.location(captured, captured.owner);
      if (!location.captured) {
        location.captured = true;
        if (location.loopDepth == loopDepth) {
          location.reassigned = false;
        }
      }
    }
    if (literal.captures()) {
      new Flows(batch, literal).walk();
    }
  }

  private void methodValue(Hole k, Node n) {
    Hole closure = spill(k, n);
    Fn method = n.fn;
    List<Hole> results = new ArrayList<>();
    if (n.type().underlying() instanceof Signature signature) {
      for (int i = 0; i < signature.results().size(); i++) {
        results.add(heap());
      }
    }
    Hole receiver = method == null ? heap() : param(results, method, 0);
    expression(tee(List.of(receiver, closure)), n.x);
  }

  // ---- calls

  private void call(@Nullable List<Hole> results, Node n) {
    switch (n.op) {
      case CALLFUNC, CALLINTER -> function(results, n);
      case INLCALL -> {
        told(n.fn(), results, n);
        statements(n.body);
        for (int i = 0; i < n.list.size(); i++) {
          Hole k = results == null || i >= results.size() ? discarding() : results.get(i);
          expression(k, n.list.get(i));
        }
      }
      case APPEND -> append(results == null ? List.of(discarding()) : results, n);
      case COPY -> {
        expression(new Hole(batch.mutator), n.x);
        Hole copied = discarding();
        if (n.y().type().underlying() instanceof Slice(Type element)
            && Kinds.hasPointers(element)) {
          copied = heap().deref();
        }
        expression(copied, n.y);
      }
      case PANIC -> toHeap(n.x());
      case MINMAX -> {
        Hole k = results == null ? discarding() : results.getFirst();
        for (Node arg : n.list) {
          expression(k, arg);
        }
      }
      case CLEAR -> expression(new Hole(batch.mutator), n.x);
      default -> {
        discard(n.x);
        n.list.forEach(this::discard);
      }
    }
  }

  private void append(List<Hole> results, Node n) {
    Hole result = results.getFirst();
    Node slice = n.list.getFirst();
    Type element = n.type().underlying() instanceof Slice(Type of) ? of : Basic.INT;
    boolean pointers = Kinds.hasPointers(element);
    Hole appendee = tee(List.of(result, new Hole(batch.mutator)));
    if (pointers) {
      appendee = tee(List.of(appendee, heap().deref()));
    }
    expression(appendee, slice);
    for (int i = 1; i < n.list.size(); i++) {
      Node value = n.list.get(i);
      if (!n.spread) {
        toHeap(value);
      } else {
        boolean slices = value.type().underlying() instanceof Slice;
        expression(slices && pointers ? heap().deref() : discarding(), value);
      }
    }
    Hole store = spill(result, n);
    store.to().loopDepth = 0;
  }

  private void function(@Nullable List<Hole> results, Node n) {
    Fn known = n.op == Op.CALLFUNC ? StaticValues.callee(n.x()) : null;
    if (results != null && known != null && known.inBatch) {
      for (int i = 0; i < known.results.size() && i < results.size(); i++) {
        Var result = known.results.get(i);
        expression(results.get(i), Lowering.reference(result, n.at));
      }
    }
    List<Node> args = n.list;
    int number = 0;
    if (n.op == Op.CALLFUNC) {
      Hole function = discarding();
      if (known == null && results != null) {
        for (Hole k : results) {
          if (k.to() != batch.blank) {
            function = new Hole(batch.callee);
            break;
          }
        }
      }
      expression(function, n.x);
      if (n.inlinedElsewhere && known != null) {
        told(known, results, n);
      }
      if (n.spread) {
        discard(args.get(n.dictionaryIndex()));
        args = n.arguments();
      }
    } else {
      expression(heap(), n.x);
    }
    for (Node arg : args) {
      expression(known == null ? heap() : param(results, known, number), arg);
      number++;
    }
  }

  /** What is known to be made for the results of a function that took the place of a call. */
  private void told(Fn callee, @Nullable List<Hole> results, Node call) {
    if (!messages().areKept() || !(call.inlinedElsewhere || callee.isTold())) {
      return;
    }
    for (int i = 0; i < callee.results.size(); i++) {
      for (String what : callee.remarks.madeFor(i, callee.typeArgs)) {
        Node made = new Node(Op.TOLD, call.at, null).saying(what);
        made.within = call.within;
        spill(results == null || i >= results.size() ? discarding() : results.get(i), made);
      }
    }
  }

  /** Where an argument goes. */
  private Hole param(@Nullable List<Hole> results, Fn callee, int number) {
    if (callee.inBatch) {
      return number < callee.params.size()
          ? new Hole(batch.location(callee.params.get(number), callee))
          : heap();
    }
    List<Leaks> all = callee.leaks;
    if (all == null || number >= all.size()) {
      return heap();
    }
    Leaks leaks = all.get(number);
    List<Hole> holes = new ArrayList<>();
    if (leaks.heap() >= 0) {
      holes.add(heap().shift(leaks.heap()));
    }
    if (leaks.mutator() >= 0) {
      holes.add(new Hole(batch.mutator).shift(leaks.mutator()));
    }
    if (leaks.callee() >= 0) {
      holes.add(new Hole(batch.callee).shift(leaks.callee()));
    }
    if (results != null) {
      for (int i = 0; i < results.size(); i++) {
        if (leaks.result(i) >= 0) {
          holes.add(results.get(i).shift(leaks.result(i)));
        }
      }
    }
    return tee(holes);
  }
}
