package gopark.golang.compile;

import gopark.golang.instruction.Interfaces;
import gopark.golang.instruction.JumpTable;
import gopark.golang.instruction.Moves;
import gopark.golang.instruction.ReferenceJumps;
import gopark.golang.instruction.TypeJump;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Local;
import gopark.golang.tree.Operator;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Compiles switches by values and by types. */
final class Switches {
  /** From so many constants on a table is faster than comparisons. */
  private static final int WORTH_A_TABLE = 5;

  private final Body body;

  Switches(Body body) {
    this.body = body;
  }

  // ---- by value

  void byValue(Stmt.Switch s) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    if (s.init() != null) {
      body.statements.statement(s.init());
    }
    Label end = new Label();
    List<Label> bodies = new ArrayList<>();
    s.clauses().forEach(_ -> bodies.add(new Label()));
    Expr tag = s.tag();
    Local local = tag == null ? null : hidden(tag, s.at());
    if (local == null || !table(s, local, bodies)) {
      compare(s, local, bodies);
    }
    Label otherwise = end;
    for (int i = 0; i < bodies.size(); i++) {
      otherwise = s.clauses().get(i).isDefault() ? bodies.get(i) : otherwise;
    }
    body.conditions.goTo(otherwise);
    body.statements.enter(s.label(), end, null);
    for (int i = 0; i < bodies.size(); i++) {
      Stmt.SwitchClause clause = s.clauses().get(i);
      body.assembly.place(bodies.get(i));
      body.statements.block(clause.body());
      if (!clause.fallsThrough() && i < bodies.size() - 1) {
        body.conditions.goTo(end);
      }
    }
    body.statements.exit();
    body.assembly.place(end);
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  /** A variable that nobody can name, with the value of the expression. */
  Local hidden(Expr value, Place at) {
    Type type = value.type() == Basic.UNTYPED_BOOL ? Basic.BOOL : value.type();
    Local local = new Local("", type, at, body.function);
    body.variables.declare(local, value);
    return local;
  }

  private void compare(Stmt.Switch s, @Nullable Local tag, List<Label> bodies) {
    for (int i = 0; i < bodies.size(); i++) {
      for (Expr value : s.clauses().get(i).values()) {
        body.assembly.line(value.at().line());
        Expr condition =
            tag == null
                ? value
                : new Expr.Binary(
                    Operator.EQL,
                    new Expr.LocalRef(tag, value.at()),
                    value,
                    Basic.BOOL,
                    value.at());
        body.conditions.branch(condition, bodies.get(i), true);
      }
    }
  }

  /** One jump for all, if all values are constant integers. */
  private boolean table(Stmt.Switch s, Local tag, List<Label> bodies) {
    if (!body.types.shape(tag.type).isInteger()) {
      return false;
    }
    TreeMap<Long, Label> byKey = new TreeMap<>();
    for (int i = 0; i < bodies.size(); i++) {
      for (Expr value : s.clauses().get(i).values()) {
        Long key = body.constants.word(value);
        if (key == null || !body.types.shape(value.type()).isInteger()) {
          return false;
        }
        byKey.putIfAbsent(key, bodies.get(i));
      }
    }
    if (byKey.size() < WORTH_A_TABLE) {
      return false;
    }
    int slot = body.variables.of(tag).slot();
    jump(slot, byKey);
    return true;
  }

  /** Jumps to the label of the word in the slot, if it has one. */
  void jump(int slot, SortedMap<Long, Label> byKey) {
    int pc = body.assembly.here();
    body.assembly.late(() -> {
      long[] keys = byKey.keySet().stream().mapToLong(key -> key).toArray();
      int[] offsets = byKey.values().stream().mapToInt(label -> label.pc() - pc).toArray();
      return new JumpTable(slot, keys, offsets);
    });
  }

  // ---- by type

  void byType(Stmt.TypeSwitch s) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    if (s.init() != null) {
      body.statements.statement(s.init());
    }
    int operand = body.values.own(s.operand());
    Label end = new Label();
    List<Label> bodies = new ArrayList<>();
    Label otherwise = end;
    for (Stmt.TypeClause clause : s.clauses()) {
      Label label = new Label();
      bodies.add(label);
      otherwise = clause.isDefault() ? label : otherwise;
      for (Type type : clause.types()) {
        jumpIfType(operand, type, label);
      }
    }
    body.conditions.goTo(otherwise);
    body.statements.enter(s.label(), end, null);
    for (int i = 0; i < bodies.size(); i++) {
      body.assembly.place(bodies.get(i));
      clause(s.clauses().get(i), operand, s.operand().type());
      if (i < bodies.size() - 1) {
        body.conditions.goTo(end);
      }
    }
    body.statements.exit();
    body.assembly.place(end);
    body.variables.endScope(scope);
    body.slots.release(mark);
  }

  private void jumpIfType(int operand, @Nullable Type type, Label label) {
    if (type == null) {
      body.assembly.jump(
          label, (offset, cost) -> new ReferenceJumps.Nil(operand, true, offset, cost));
    } else {
      RuntimeType wanted = body.types.runtime(type);
      body.assembly.jump(
          label, (offset, cost) -> new TypeJump(operand, wanted, true, offset, cost));
    }
  }

  private void clause(Stmt.TypeClause clause, int operand, Type face) {
    int scope = body.variables.scope();
    int mark = body.slots.top();
    Local local = clause.local();
    if (local != null) {
      int value = body.slots.take();
      if (body.types.shape(local.type) == Shape.INTERFACE) {
        body.values.move(value, operand, face);
      } else {
        boolean word = body.types.isWord(local.type);
        body.assembly.emit(new Interfaces.Content(value, operand, word));
        if (body.types.isOwned(local.type)) {
          body.assembly.emit(new Moves.Copy(value, value, body.types.runtime(local.type)));
        }
      }
      body.variables.declareAt(local, value);
    }
    body.statements.block(clause.body());
    body.variables.endScope(scope);
    body.slots.release(mark);
  }
}
