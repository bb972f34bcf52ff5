package gopark.golang.compile;

import gopark.golang.instruction.Interfaces;
import gopark.golang.instruction.JumpTable;
import gopark.golang.instruction.Jumps;
import gopark.golang.instruction.Moves;
import gopark.golang.tree.Expr;
import gopark.golang.tree.Function;
import gopark.golang.tree.Local;
import gopark.golang.tree.Place;
import gopark.golang.tree.Stmt;
import gopark.golang.type.Basic;
import gopark.golang.type.Operator.Comparison;
import gopark.golang.type.Type;
import gopark.golang.value.RuntimeType;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Compiles switches by values and by types. */
final class SwitchCode {
  /** The number of constants from which a table is faster than comparisons. */
  private static final int WORTH_A_TABLE = 5;

  private final Function function;
  private final Types types;
  private final Assembly assembly;
  private final Slots slots;
  private final Constants constants;
  private final Values values;
  private final Variables variables;
  private final Conditions conditions;
  private final Blocks blocks;
  private final JumpTargets jumpTargets;

  SwitchCode(
      Emission emission,
      Values values,
      Variables variables,
      Conditions conditions,
      Blocks blocks,
      JumpTargets jumpTargets) {
    this.function = emission.function();
    this.types = emission.types();
    this.assembly = emission.assembly();
    this.slots = emission.slots();
    this.constants = emission.constants();
    this.values = values;
    this.variables = variables;
    this.conditions = conditions;
    this.blocks = blocks;
    this.jumpTargets = jumpTargets;
  }

  // ---- by value

  void byValue(Stmt.Switch s) {
    int scope = variables.scope();
    int mark = slots.top();
    if (s.init() != null) {
      blocks.statement(s.init());
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
    conditions.goTo(otherwise);
    jumpTargets.enter(s.label(), end, null);
    for (int i = 0; i < bodies.size(); i++) {
      Stmt.SwitchClause clause = s.clauses().get(i);
      assembly.place(bodies.get(i));
      blocks.block(clause.body());
      if (!clause.fallsThrough() && i < bodies.size() - 1) {
        conditions.goTo(end);
      }
    }
    jumpTargets.exit();
    assembly.place(end);
    variables.endScope(scope);
    slots.release(mark);
  }

  /** A variable that nobody can name, with the value of the expression. */
  Local hidden(Expr value, Place at) {
    Type type = value.type() == Basic.UNTYPED_BOOL ? Basic.BOOL : value.type();
    Local local = new Local("", type, at, function);
    variables.declare(local, value);
    return local;
  }

  private void compare(Stmt.Switch s, @Nullable Local tag, List<Label> bodies) {
    for (int i = 0; i < bodies.size(); i++) {
      for (Expr value : s.clauses().get(i).values()) {
        assembly.line(value.at().line());
        Expr condition =
            tag == null
                ? value
                : new Expr.Binary(
                    Comparison.EQL,
                    new Expr.LocalRef(tag, value.at()),
                    value,
                    Basic.BOOL,
                    value.at());
        conditions.branch(condition, bodies.get(i), true);
      }
    }
  }

  /** One jump for all, if all values are constant integers. */
  private boolean table(Stmt.Switch s, Local tag, List<Label> bodies) {
    if (!types.shape(tag.type).isInteger()) {
      return false;
    }
    TreeMap<Long, Label> byKey = new TreeMap<>();
    for (int i = 0; i < bodies.size(); i++) {
      for (Expr value : s.clauses().get(i).values()) {
        Long key = constants.word(value);
        if (key == null || !types.shape(value.type()).isInteger()) {
          return false;
        }
        byKey.putIfAbsent(key, bodies.get(i));
      }
    }
    if (byKey.size() < WORTH_A_TABLE) {
      return false;
    }
    int slot = variables.of(tag).slot();
    jump(slot, byKey);
    return true;
  }

  /** Jumps to the label of the word in the slot, if it has one. */
  void jump(int slot, SortedMap<Long, Label> byKey) {
    int pc = assembly.here();
    assembly.late(() -> {
      long[] keys = byKey.keySet().stream().mapToLong(key -> key).toArray();
      int[] offsets = byKey.values().stream().mapToInt(label -> label.pc() - pc).toArray();
      return new JumpTable(slot, keys, offsets);
    });
  }

  // ---- by type

  void byType(Stmt.TypeSwitch s) {
    int scope = variables.scope();
    int mark = slots.top();
    if (s.init() != null) {
      blocks.statement(s.init());
    }
    int operand = values.own(s.operand());
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
    conditions.goTo(otherwise);
    jumpTargets.enter(s.label(), end, null);
    for (int i = 0; i < bodies.size(); i++) {
      assembly.place(bodies.get(i));
      clause(s.clauses().get(i), operand, s.operand().type());
      if (i < bodies.size() - 1) {
        conditions.goTo(end);
      }
    }
    jumpTargets.exit();
    assembly.place(end);
    variables.endScope(scope);
    slots.release(mark);
  }

  private void jumpIfType(int operand, @Nullable Type type, Label label) {
    if (type == null) {
      assembly.jump(label, (offset, cost) -> Jumps.ifNil(operand, true, offset, cost));
    } else {
      RuntimeType wanted = types.runtime(type);
      assembly.jump(label, (offset, cost) -> Jumps.ifType(operand, wanted, true, offset, cost));
    }
  }

  private void clause(Stmt.TypeClause clause, int operand, Type face) {
    int scope = variables.scope();
    int mark = slots.top();
    Local local = clause.local();
    if (local != null) {
      int value = slots.take();
      if (types.shape(local.type) == Shape.INTERFACE) {
        values.move(value, operand, face);
      } else {
        boolean word = types.isWord(local.type);
        assembly.emit(Interfaces.content(value, operand, word));
        if (types.isOwned(local.type)) {
          assembly.emit(Moves.copy(value, value, types.runtime(local.type)));
        }
      }
      variables.declareAt(local, value);
    }
    blocks.block(clause.body());
    variables.endScope(scope);
    slots.release(mark);
  }
}
