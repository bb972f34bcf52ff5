package gopark.golang.escape;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@code go build -gcflags=-m} says about package main; nothing if nobody wants to know. */
final class Messages {
  private static final String MAIN = "main";

  /** Go's compiler has eight bits for a column, and forgets larger ones. */
  private static final int MOST_COLUMNS = 255;

  private final @Nullable List<String> lines;

  Messages(boolean kept) {
    lines = kept ? new ArrayList<>() : null;
  }

  List<String> lines() {
    return lines == null ? List.of() : lines;
  }

  private void say(Place at, String text) {
    if (lines != null && at.line() > 0) {
      String column = at.column() > MOST_COLUMNS ? "" : at.column() + ":";
      lines.add(at.line() + ":" + column + " " + text);
    }
  }

  private static boolean isOwn(Fn fn) {
    return fn.outermost().pkg.equals(MAIN) && !fn.outermost().name.startsWith("init.");
  }

  private static Place place(@Nullable Inlining within, Place at) {
    return within == null ? at : within.outermost();
  }

  void canInline(Fn fn) {
    if (lines != null && fn.outermost().pkg.equals(MAIN) && isMains(fn.at)) {
      say(fn.at, "can inline " + fn.text());
    }
  }

  void inlining(Node call, Fn callee) {
    boolean own = callee.pkg.equals(MAIN) && isMains(place(call.within, call.at));
    if (lines != null && (own || isMains(call))) {
      say(place(call.within, call.at), "inlining call to " + callee.text());
    }
  }

  /** What is put into a function of the library that is put into a caller. */
  void inside(Fn caller, Node call, Fn callee) {
    if (lines != null && isMains(call) && !caller.isSilent()) {
      for (String text : callee.remarks.ofBody(caller, callee.typeArgs)) {
        say(place(call.within, call.at), text);
      }
    }
  }

  boolean areKept() {
    return lines != null;
  }

  private static boolean isMains(Node node) {
    return isMains(place(node.within, node.at)) && (node.within == null || !node.within.isTold());
  }

  private static boolean isMains(Place at) {
    return at.file().equals("main.go");
  }

  /** An interface's method is known to be that of a type. */
  void devirtualizing(Fn caller, Node call, Type type, String how) {
    if (lines != null && isMains(call) && !caller.isSilent()) {
      String method = NodeTexts.selector(call);
      say(place(call.within, call.at), how + method + " to " + TypeTexts.of(type));
    }
  }

  void ignoring(Fn fn, Node where) {
    if (lines != null && isMains(where) && isOwn(fn)) {
      say(place(where.within, where.at), LibraryRemarks.selfAssignment(fn));
    }
  }

  void decided(Location location) {
    if (lines == null || location.fn.isSilent()) {
      return;
    }
    Var variable = location.variable;
    Node node = location.node;
    if (variable != null) {
      Place at = place(variable.within, variable.at);
      boolean named = !variable.name.startsWith(".") && !variable.name.equals("#next");
      boolean told = variable.within != null && variable.within.isTold();
      if (location.escapes && isMains(at) && named && !told) {
        say(at, "moved to heap: " + variable.name);
      }
      return;
    }
    if (node == null || !isMains(node) || (node.op == Op.CLOSURE && node.fn().kind.isWrapper())) {
      return;
    }
    Place at = place(node.within, node.at);
    String what = node.op == Op.APPEND ? "append" : NodeTexts.of(node);
    say(at, what + (location.escapes ? " escapes to heap" : " does not escape"));
    if (!location.mutates && NodeTexts.isStringToBytes(node)) {
      say(at, "zero-copy string->[]byte conversion");
    }
  }

  void leaks(Fn fn, Var param, Leaks leaks) {
    if (lines == null || !param.at.file().equals("main.go")) {
      return;
    }
    boolean any = false;
    if (leaks.heap() >= 0) {
      say(
          param.at,
          (leaks.heap() == 0 ? "leaking param: " : "leaking param content: ") + param.name);
      any = true;
    }
    for (int i = 0; i < Math.min(fn.results.size(), Leaks.RESULTS); i++) {
      if (leaks.result(i) >= 0) {
        String to = fn.results.get(i).name;
        say(
            param.at,
            "leaking param: " + param.name + " to result " + to + " level=" + leaks.result(i));
        any = true;
      }
    }
    if (!any) {
      say(param.at, param.name + " does not escape");
    }
  }

  /** A constant as it stands in a message. */
  static String constant(Node node) {
    return node.origin instanceof Expr.Const constant
        ? ConstantTexts.of(constant.value(), node.type())
        : node.text;
  }
}
