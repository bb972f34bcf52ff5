package gopark.program.script;

import gopark.program.script.Function.Code;
import gopark.program.script.Function.Label;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The function that is being compiled, and the names that can be seen in it. */
final class Scope {

  /** Where break and continue lead. */
  record Loop(Label next, Label after) {}

  final Function function;
  final Code code = new Code();
  final Deque<Loop> loops = new ArrayDeque<>();

  /** The place of a name is its number here. */
  private final List<String> names;

  /** How many of the first names are copies of what is around a block. */
  private final int copied;

  private final boolean isBlock;
  private final List<String> shared;
  private int most;
  private int blocks;
  private int defers;

  Scope(Function function, boolean isBlock, List<String> shared) {
    this.function = function;
    this.isBlock = isBlock;
    this.shared = shared;
    names = new ArrayList<>(function.parameters);
    copied = isBlock ? names.size() : 0;
    most = names.size();
  }

  List<String> visible() {
    return names;
  }

  /** The name of the next function without one, as Go gives it. */
  String nextBlockName() {
    blocks++;
    return function.name + (isBlock ? "." : ".func") + blocks;
  }

  /** The name of the next deferred statement, which Go wraps in a function. */
  String nextDeferName() {
    defers++;
    return function.name + ".deferwrap" + defers;
  }

  int mark() {
    return names.size();
  }

  /** Forgets the names since the mark. */
  void backTo(int mark) {
    names.subList(mark, names.size()).clear();
  }

  int declare(String name) {
    int known = names.lastIndexOf(name);
    return known >= copied ? known : declareAnew(name);
  }

  /** A name that hides others like it. */
  int declareAnew(String name) {
    names.add(name);
    most = Math.max(most, names.size());
    return names.size() - 1;
  }

  int hidden() {
    return declareAnew("");
  }

  int most() {
    return most;
  }

  private @Nullable Integer find(String name) {
    int local = names.lastIndexOf(name);
    if (local >= 0) {
      return local;
    }
    int common = shared.indexOf(name);
    return common >= 0 ? ~common : null;
  }

  /** Where the variable is that is to be read. */
  int known(String name) {
    Integer place = find(name);
    if (place == null) {
      throw new Complaint("there is no variable " + name + " here");
    }
    return place;
  }

  /** Where the variable is that is to be set. */
  int settable(String name) {
    int place = known(name);
    if (place >= 0 && place < copied) {
      throw new Complaint(
          name
              + " belongs to the function around this block, which has only a copy of it;"
              + " declare it with var at the top");
    }
    return place;
  }

  /** Where a result goes: a variable that can be set, or else a new one. */
  int target(String name) {
    Integer place = find(name);
    return place == null ? declare(name) : settable(name);
  }
}
