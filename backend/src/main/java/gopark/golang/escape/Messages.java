package gopark.golang.escape;

import gopark.golang.tree.Expr;
import gopark.golang.tree.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What {@code go build -gcflags=-m} says about package main; nothing if nobody wants to know. */
final class Messages {
  private static final String MAIN = "main";

  private final @Nullable List<String> lines;

  Messages(boolean kept) {
    lines = kept ? new ArrayList<>() : null;
  }

  List<String> lines() {
    return lines == null ? List.of() : lines;
  }

  private void say(Place at, String text) {
    if (lines != null && at.line() > 0) {
      lines.add(at.line() + ":" + at.column() + ": " + text);
    }
  }

  private static boolean isOwn(Fn fn) {
    return fn.outermost().pkg.equals(MAIN) && !fn.outermost().name.startsWith("init.");
  }

  private static Place place(@Nullable Inlining within, Place at) {
    return within == null ? at : within.outermost();
  }

  void canInline(Fn fn) {
    if (lines != null && fn.outermost().pkg.equals(MAIN)) {
      say(fn.at, "can inline " + fn.text());
    }
  }

  void inlining(Node call, Fn callee) {
    if (lines != null && isMains(call)) {
      say(place(call.within, call.at), "inlining call to " + callee.text());
    }
  }

  /** What is put into a function of the library that is put into a caller. */
  void inside(Node call, Fn callee) {
    if (lines != null && isMains(call)) {
      for (String text : callee.callsInside) {
        say(place(call.within, call.at), text);
      }
    }
  }

  private static boolean isMains(Node node) {
    return place(node.within, node.at).file().equals("main.go");
  }

  void ignoring(Fn fn, Node where) {
    if (lines != null && isMains(where) && isOwn(fn)) {
      say(place(where.within, where.at), fn.text() + " ignoring self-assignment");
    }
  }

  void decided(Location location) {
    if (lines == null) {
      return;
    }
    Var variable = location.variable;
    Node node = location.node;
    if (variable != null) {
      Place at = place(variable.within, variable.at);
      if (location.escapes && at.file().equals("main.go") && !variable.name.startsWith(".")) {
        say(at, "moved to heap: " + variable.name);
      }
      return;
    }
    if (node == null || !isMains(node) || (node.op == Op.CLOSURE && node.fn().wrapper)) {
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
