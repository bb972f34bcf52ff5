package gopark.golang.escape;

import gopark.golang.type.Compilation;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts functions into their callers, as Go's compiler would. */
final class Inliner {
  final Program program;
  final Messages messages;

  private final Devirtualizer devirtualizer;

  /** The copies of function literals. */
  final List<Fn> literals = new ArrayList<>();

  Inliner(Program program, Messages messages) {
    this.program = program;
    this.messages = messages;
    this.devirtualizer = new Devirtualizer(program, messages);
  }

  /** Works out whether the function and all that it needs can be inlined. */
  void measure(Fn fn) {
    CallGraph.visit(
        fn,
        Fn.Phase.COST,
        group -> {
          for (Fn member : group) {
            Hairiness.measure(this, member);
          }
        });
  }

  /** Replaces calls in the function and in all that it needs. */
  void inline(Fn fn) {
    CallGraph.visit(
        fn,
        Fn.Phase.INLINE,
        group -> {
          List<Calls> all = new ArrayList<>();
          for (Fn member : group) {
            if (member.hasBody && member.inlined == null) {
              all.add(new Calls(member));
            }
          }
          for (Calls calls : all) {
            calls.count();
          }
          boolean changed = true;
          while (changed) {
            changed = false;
            for (Calls calls : all) {
              changed |= calls.edit();
            }
          }
        });
  }

  /** The function that a call surely calls and that could be inlined there; null if none is. */
  @Nullable Fn callee(Fn caller, Node function, boolean resolveOnly) {
    Node value = StaticValues.of(function);
    Fn fn = StaticValues.callee(function);
    if (fn == null) {
      return null;
    }
    if (value.op == Op.CLOSURE) {
      if (!fn.captures.isEmpty() && fn.around != caller) {
        return null;
      }
      if (!resolveOnly) {
        Hairiness.measure(this, fn);
      }
    }
    return fn;
  }

  /** Whether a call of a function that can be inlined is. */
  boolean affords(Node call, Fn callee, boolean bigCaller, boolean calledOnce) {
    int most = bigCaller ? Hairiness.IN_BIG_FUNCTION : Hairiness.BUDGET;
    if (callee.isClosure()) {
      most *= 2;
      if (calledOnce) {
        most = Math.max(most, Hairiness.CALLED_ONCE);
      }
    }
    if (callee.cost > most) {
      return false;
    }
    Inlining within = call.within;
    return within == null || !within.repeats(callee, call.at);
  }

  /** The calls of one function. */
  private final class Calls {
    private final Fn fn;
    private final boolean big;
    private final List<Node> sites = new ArrayList<>();
    private final IdentityHashMap<Node, Boolean> marked = new IdentityHashMap<>();
    private final IdentityHashMap<Node, Fn> resolved = new IdentityHashMap<>();

    private Calls(Fn fn) {
      this.fn = fn;
      this.big = Hairiness.isBig(fn);
      List<Node> own = new Copier(fn, fn, null, Inliner.this).ownBody();
      fn.inlined = own;
      for (Node node : own) {
        mark(node);
      }
    }

    private void mark(Node node) {
      Compilation.spend(20);
      for (Node child : node.children()) {
        mark(child);
      }
      boolean call = node.op == Op.CALLFUNC || node.op == Op.CALLINTER;
      if (call && marked.put(node, true) == null) {
        sites.add(node);
      }
    }

    private void count() {
      for (Node site : sites) {
        resolve(site);
      }
    }

    private @Nullable Fn resolve(Node call) {
      Fn known = resolved.get(call);
      if (known != null) {
        return known;
      }
      if (call.op == Op.CALLINTER) {
        devirtualizer.change(fn, call);
        if (call.op == Op.CALLFUNC) {
          known(call);
        }
      }
      if (call.op != Op.CALLFUNC || call.later) {
        return null;
      }
      Fn callee = callee(fn, call.x(), true);
      if (callee != null) {
        resolved.put(call, callee);
        callee.uses++;
      }
      return callee;
    }

    private boolean edit() {
      boolean changed = false;
      int from = 0;
      int to = sites.size();
      while (from < to) {
        for (int i = from; i < to; i++) {
          changed |= tryInline(sites.get(i));
        }
        from = to;
        to = sites.size();
        for (int i = from; i < to; i++) {
          resolve(sites.get(i));
        }
      }
      return changed;
    }

    /** A function that is called after all may have been met for the first time. */
    private void known(Node call) {
      Fn callee = call.x().fn;
      if (callee != null) {
        measure(callee);
        inline(callee);
      }
    }

    private boolean tryInline(Node call) {
      if ((call.op != Op.CALLFUNC && call.op != Op.CALLINTER) || call.inlinedElsewhere) {
        return false;
      }
      Fn target = resolve(call);
      if (target == null || call.later) {
        return false;
      }
      Fn callee = callee(fn, call.x(), false);
      if (callee == null || callee.cost < 0 || LibraryFlows.isIntrinsic(callee)) {
        return false;
      }
      boolean once = target.uses == 1 && target.isClosure();
      if (!affords(call, callee, big, once)) {
        return false;
      }
      if (!fn.isSilent()) {
        messages.inlining(call, callee);
      }
      boolean elsewhere = !callee.hasBody || (callee.costGiven && callee.isKnownBetter());
      if (messages.areKept() && (elsewhere || callee.isTold())) {
        messages.inside(fn, call, callee);
      }
      if (elsewhere) {
        call.inlinedElsewhere = true;
        return true;
      }
      replace(call, callee);
      for (Node child : call.children()) {
        mark(child);
      }
      return true;
    }

    /** Turns the call into what it does. */
    private void replace(Node call, Fn callee) {
      Inlining inlining = new Inlining(call.within, callee, call.at);
      Copier copier = new Copier(callee, fn, inlining, Inliner.this);
      List<Node> init = new ArrayList<>(call.init);
      effects(call.x(), init);
      Node assign = new Node(Op.AS2, call.at, null);
      assign.within = call.within;
      List<Node> params = new ArrayList<>();
      List<Node> declarations = new ArrayList<>();
      for (Var param : callee.params) {
        Var made = copier.variable(param);
        made.definition = assign;
        made.inlinedFormal = true;
        if (!made.isBlank()) {
          declarations.add(Lowering.declaration(made, call.at));
        }
        params.add(made.isBlank() ? Lowering.blank(call.at) : Lowering.reference(made, call.at));
      }
      assign.list = params;
      assign.other = call.arguments();
      assign.init = declarations;
      init.add(assign);
      List<Node> results = new ArrayList<>();
      for (Var result : callee.results) {
        Var made = copier.variable(result);
        results.add(Lowering.reference(made, call.at));
        if (!callee.delaysResults) {
          init.add(Lowering.declaration(made, call.at));
          init.add(new Node(Op.AS, call.at, null).with(Lowering.reference(made, call.at)));
          made.reassigned = true;
        }
      }
      call.op = Op.INLCALL;
      call.inlining = inlining;
      call.fn = callee;
      call.x = null;
      call.init = init;
      call.body = copier.copies(callee.body);
      call.list = results;
      copier.finish();
      devirtualizer.replaced(fn, call);
    }

    /** What is done to find out what is called. */
    private static void effects(Node function, List<Node> init) {
      Node at = function;
      while (at.op == Op.CONVNOP) {
        init.addAll(at.init);
        at = at.x();
      }
      if (at.op == Op.INLCALL) {
        init.add(at);
      } else {
        init.addAll(at.init);
      }
    }
  }
}
