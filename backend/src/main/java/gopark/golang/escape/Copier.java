package gopark.golang.escape;

import gopark.golang.tree.Place;
import gopark.golang.type.Compilation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Copies a function's body into another function, with variables and literals of its own. */
final class Copier {
  private static final long COPY_WORK = 60;

  private final Fn from;
  private final Fn to;
  private final @Nullable Inlining inlining;
  private final Inliner inliner;
  private final SequencedMap<Var, Var> vars;
  private final SequencedMap<Node, Node> nodes;
  private final @Nullable Copier outer;

  /** A copy into the function. Without an inlining it is the function's own body. */
  Copier(Fn from, Fn to, @Nullable Inlining inlining, Inliner inliner) {
    this(from, to, inlining, inliner, null);
  }

  private Copier(
      Fn from, Fn to, @Nullable Inlining inlining, Inliner inliner, @Nullable Copier outer) {
    this.from = from;
    this.to = to;
    this.inlining = inlining;
    this.inliner = inliner;
    this.outer = outer;
    this.vars = outer == null ? new LinkedHashMap<>() : outer.vars;
    this.nodes = outer == null ? new LinkedHashMap<>() : outer.nodes;
  }

  /** A copy for the function itself, whose variables and literals stay what they are. */
  List<Node> ownBody() {
    List<Node> copies = copies(from.body);
    finish();
    return copies;
  }

  List<Node> copies(List<Node> originals) {
    if (originals.isEmpty()) {
      return List.of();
    }
    List<Node> copies = new ArrayList<>();
    for (Node node : originals) {
      copies.add(copy(node));
    }
    return copies;
  }

  private @Nullable Node optional(@Nullable Node node) {
    return node == null ? null : copy(node);
  }

  Node copy(Node n) {
    Compilation.spend(COPY_WORK);
    if (n.op == Op.RETURN && inlining != null && outer == null) {
      return giveBack(n);
    }
    Node copy = new Node(n.op, n.at, n.type);
    nodes.put(n, copy);
    copy.origin = n.origin;
    copy.text = n.text;
    copy.implicit = n.implicit;
    copy.spread = n.spread;
    copy.dictionary = n.dictionary;
    copy.later = n.later;
    copy.number = n.number;
    copy.typeArgs = n.typeArgs;
    copy.within = outer == null && inlining != null ? inlining : n.within;
    copy.fn = n.fn;
    if (n.variable != null) {
      copy.variable = variable(n.variable);
    }
    copy.init = copies(n.init);
    copy.x = optional(n.x);
    copy.y = optional(n.y);
    copy.z = optional(n.z);
    copy.w = optional(n.w);
    copy.list = copies(n.list);
    copy.body = copies(n.body);
    copy.other = copies(n.other);
    if (n.op == Op.CLOSURE && (inlining != null || outer != null) && n.fn != null) {
      copy.fn = literal(n.fn);
    }
    if (n.op == Op.ADDR && inlining != null) {
      Var root = Lowering.root(copy.x);
      if (root != null) {
        root.addressTaken = true;
      }
    }
    return copy;
  }

  /** What a return does in the place of a call. */
  private Node giveBack(Node n) {
    Place at = inlining == null ? n.at : inlining.call();
    Node block = new Node(Op.BLOCK, at, null);
    List<Node> body = new ArrayList<>(copies(n.init));
    if (!n.list.isEmpty()) {
      Node assign = new Node(Op.AS2, at, null);
      List<Node> results = new ArrayList<>();
      for (Var result : from.results) {
        Var made = variable(result);
        if (from.delaysResults) {
          body.add(Lowering.declaration(made, at));
          made.definition = assign;
        }
        results.add(Lowering.reference(made, at));
      }
      assign.list = results;
      assign.other = copies(n.list);
      body.add(assign);
    }
    body.add(new Node(Op.LEAVE, at, null));
    block.list = body;
    return block;
  }

  /** The variable's copy; variables of functions around stay what they are. */
  Var variable(Var original) {
    if (inlining == null && outer == null) {
      return original;
    }
    Var known = vars.get(original);
    if (known != null) {
      return known;
    }
    if (!owns(original.owner)) {
      return original;
    }
    Fn owner = owner(original.owner);
    boolean mine = outer == null;
    Var.Role role = mine ? Var.Role.LOCAL : original.role;
    String name = qualified(original.name);
    Var made = new Var(name, original.type, original.at, original.origin, role, owner);
    made.reassigned = original.reassigned;
    made.addressTaken = original.addressTaken;
    made.definition = original.written == null ? original.definition : original.written;
    made.within = mine ? inlining : original.within;
    vars.put(original, made);
    return made;
  }

  /** A name of the library stands in the program with its package. */
  private String qualified(String name) {
    String pkg = from.pkg;
    boolean written = !name.isEmpty() && Character.isJavaIdentifierStart(name.charAt(0));
    return pkg.equals("main") || !written || name.contains(".") || name.equals("_")
        ? name
        : Fn.lastName(pkg) + "." + name;
  }

  private boolean owns(Fn owner) {
    for (Copier at = this; at != null; at = at.outer) {
      if (at.from == owner) {
        return true;
      }
    }
    return false;
  }

  private Fn owner(Fn original) {
    for (Copier at = this; at != null; at = at.outer) {
      if (at.from == original) {
        return at.to;
      }
    }
    return to;
  }

  private Fn literal(Fn original) {
    List<String> names = outer == null && inlining != null ? inlining.names() : List.of();
    String name = FnNames.inside(to, names, original.kind);
    Fn made = new Fn(name, to.pkg, original.at, original.tree, original.types, to);
    if (inliner.messages.areKept()) {
      inliner.literals.add(made);
    }
    made.inlining = inlining;
    made.kind = original.kind;
    made.neverInlined = original.neverInlined;
    made.delaysResults = original.delaysResults;
    Copier inner = new Copier(original, made, inlining, inliner, this);
    for (Var param : original.params) {
      made.params.add(inner.variable(param));
    }
    for (Var result : original.results) {
      made.results.add(inner.variable(result));
    }
    made.body = inner.copies(original.body);
    for (Var captured : original.captures) {
      made.captures.add(inner.variable(captured));
    }
    return made;
  }

  /** Lets definitions of variables be their copies, once all has been copied. */
  void finish() {
    for (Var made : vars.values()) {
      repair(made);
    }
    if (inlining == null) {
      // The variables are still those of the body as it was written.
      for (Map.Entry<Node, Node> entry : nodes.entrySet()) {
        Node copy = entry.getValue();
        if (copy.op == Op.NAME && copy.variable != null) {
          repair(copy.variable);
        }
      }
    }
  }

  private void repair(Var variable) {
    Node definition = variable.definition;
    Node copy = definition == null ? null : nodes.get(definition);
    if (copy != null) {
      if (inlining == null) {
        variable.written = definition;
      }
      variable.definition = copy;
    }
  }
}
