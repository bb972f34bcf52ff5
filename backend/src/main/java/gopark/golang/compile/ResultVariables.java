package gopark.golang.compile;

import gopark.golang.tree.Local;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of a function, where they are variables. The bodies of its ranges over functions,
 * which are functions themselves, use them, too.
 */
final class ResultVariables {
  private final List<Local> locals = new ArrayList<>();
  private @Nullable Local token;

  /** One for each result; empty if results are no variables. */
  List<Local> locals() {
    return locals;
  }

  void setToken(Local local) {
    token = local;
  }

  /** The variable that names the running call for those who defer in it; null if nobody does. */
  @Nullable Local token() {
    return token;
  }

  /** All of them. */
  List<Local> all() {
    List<Local> all = new ArrayList<>(locals);
    if (token != null) {
      all.add(token);
    }
    return all;
  }
}
