package gopark.golang.escape;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place where a value can be: a variable, or what an expression allocates. */
final class Location {
  /** Values flow from a place to another; dereferences −1 mean that its address does. */
  record Edge(Location from, int derefs) {}

  final @Nullable Node node;
  final @Nullable Var variable;
  final Fn fn;
  int loopDepth;
  final List<Edge> edges = new ArrayList<>();

  /** The number of a result, from 1. */
  int resultIndex;

  boolean isParam;
  boolean isResult;
  boolean captured;
  boolean reassigned;
  boolean addressTaken;

  boolean escapes;
  boolean persists;
  boolean mutates;
  boolean calls;

  final Leaks leaks = new Leaks();

  int derefs;
  int walk;
  int queuedInWalk;
  boolean queued;

  Location(@Nullable Node node, @Nullable Var variable, Fn fn, int loopDepth) {
    this.node = node;
    this.variable = variable;
    this.fn = fn;
    this.loopDepth = loopDepth;
    if (variable != null) {
      isParam = variable.role == Var.Role.PARAM;
      isResult = variable.role == Var.Role.RESULT;
    }
  }

  void escape() {
    escapes = true;
    persists = true;
    mutates = true;
    calls = true;
  }
}
