package gopark.web.problem;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import gopark.web.problem.SourceTree.Found;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds the codes of refusals in sources, and the values that come with them. A code may be written
 * out, chosen between two, put together, a constant, or handed through methods.
 */
final class SourceCodes {

  /** Classes that say a refusal, and the place of the code among what makes them. */
  private static final Map<String, Integer> MAKERS =
      Map.of(
          "Problem", 1, "Refusal", 0, "RefusedSetting", 0, "ConditionProblem", 1, "ApiProblem", 1);

  private static final int MOST_HANDS = 6;

  private final SourceTree sources;
  private final List<Made> made = new ArrayList<>();

  /** Places where the code is made in a way that this class does not understand. */
  private final Set<String> riddles = new TreeSet<>();

  private SourceCodes(SourceTree sources) {
    this.sources = sources;
  }

  static SourceCodes of(SourceTree sources) {
    SourceCodes codes = new SourceCodes(sources);
    for (Found<MethodInvocationTree> call : sources.calls) {
      String by = SourceTree.receiver(call.tree());
      if (SourceTree.name(call.tree()).equals("of") && MAKERS.containsKey(by)) {
        codes.read(by, call, call.tree().getArguments());
      }
    }
    for (Found<NewClassTree> construction : sources.constructions) {
      String by = construction.tree().getIdentifier().toString();
      if (MAKERS.containsKey(by) && !SourceTree.typeOf(construction.file()).equals(by)) {
        codes.read(by, construction, construction.tree().getArguments());
      }
    }
    return codes;
  }

  List<Made> made() {
    return List.copyOf(made);
  }

  Set<String> riddles() {
    return Set.copyOf(riddles);
  }

  /** All codes, each with what it carries wherever it is made. */
  static Map<String, Set<String>> argumentsByCode(List<Made> made) {
    return made.stream()
        .collect(
            Collectors.toMap(
                Made::code,
                Made::arguments,
                (a, b) -> a.stream().filter(b::contains).collect(Collectors.toSet())));
  }

  private void read(String by, Found<? extends Tree> found, List<? extends ExpressionTree> given) {
    Integer index = MAKERS.get(by);
    ExpressionTree code = index == null ? null : SourceTree.argument(given, index);
    if (code == null || given.size() == 1) {
      return; // Made of another refusal.
    }
    Set<String> arguments = added(found);
    for (int i = 3; by.equals("ConditionProblem") && i < given.size(); i += 2) {
      values(given.get(i), found, 0).forEach(name -> arguments.add(name.text()));
    }
    for (Value value : values(code, found, 0)) {
      made.add(new Made(by, value.text(), union(arguments, value.arguments()), found.place()));
    }
  }

  /** The names in {@code .with("name", …)} after it, and after the variable that it becomes. */
  private Set<String> added(Found<? extends Tree> found) {
    Set<String> names = new TreeSet<>();
    TreePath at = chained(found.path(), names);
    while (at.getLeaf() instanceof ConditionalExpressionTree
        || at.getLeaf() instanceof ParenthesizedTree) {
      at = at.getParentPath();
    }
    if (at.getLeaf() instanceof VariableTree variable) {
      for (Found<MethodInvocationTree> call : sources.calls) {
        if (SourceTree.isSame(call.method(), found.method())
            && call.tree().getMethodSelect() instanceof MemberSelectTree select
            && select.getExpression().toString().equals(variable.getName().toString())) {
          addName(select, call.tree(), names);
          chained(call.path(), names);
        }
      }
    }
    return names;
  }

  /** Puts the names of a chain of calls with the others, and gives what is around the chain. */
  private static TreePath chained(TreePath path, Set<String> names) {
    TreePath at = path;
    while (at.getParentPath().getLeaf() instanceof MemberSelectTree select
        && at.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call) {
      addName(select, call, names);
      at = at.getParentPath().getParentPath();
    }
    return at.getParentPath();
  }

  private static void addName(
      MemberSelectTree select, MethodInvocationTree call, Set<String> names) {
    if (select.getIdentifier().contentEquals("with")
        && call.getArguments().getFirst() instanceof LiteralTree name) {
      names.add(String.valueOf(name.getValue()));
    }
  }

  /** What an expression may be, and what the methods add that hand it on. */
  private record Value(String text, Set<String> arguments) {

    static Set<Value> of(@Nullable Object literal) {
      return Set.of(new Value(String.valueOf(literal), Set.of()));
    }
  }

  private Set<Value> values(ExpressionTree expression, Found<? extends Tree> at, int hands) {
    if (hands > MOST_HANDS) {
      return riddle(at, expression);
    }
    return switch (expression) {
      case LiteralTree literal -> Value.of(literal.getValue());
      case ParenthesizedTree inner -> values(inner.getExpression(), at, hands);
      case ConditionalExpressionTree either ->
          union(
              values(either.getTrueExpression(), at, hands),
              values(either.getFalseExpression(), at, hands));
      case BinaryTree sum -> sums(sum, at, hands);
      case IdentifierTree name -> named(name.getName().toString(), expression, at, hands);
      case MemberSelectTree name -> constant(name.getIdentifier().toString(), expression, at);
      case MethodInvocationTree call -> returned(call, at, hands);
      default -> riddle(at, expression);
    };
  }

  private Set<Value> sums(BinaryTree sum, Found<? extends Tree> at, int hands) {
    Set<Value> sums = new LinkedHashSet<>();
    for (Value left : values(sum.getLeftOperand(), at, hands)) {
      for (Value right : values(sum.getRightOperand(), at, hands)) {
        sums.add(new Value(left.text() + right.text(), union(left.arguments(), right.arguments())));
      }
    }
    return sums;
  }

  /** A parameter is whatever callers give; anything else must be a constant. */
  private Set<Value> named(
      String name, ExpressionTree expression, Found<? extends Tree> at, int hands) {
    MethodTree method = at.method();
    if (method == null) {
      return constant(name, expression, at);
    }
    for (int i = 0; i < method.getParameters().size(); i++) {
      if (method.getParameters().get(i).getName().contentEquals(name)) {
        Set<Value> given = given(method, i, hands);
        return given.isEmpty() ? riddle(at, expression) : given;
      }
    }
    return constant(name, expression, at);
  }

  private Set<Value> given(MethodTree method, int index, int hands) {
    Set<Value> values = new LinkedHashSet<>();
    Found<MethodTree> declared = sources.declaration(method);
    for (Found<MethodInvocationTree> call : sources.callsOf(declared)) {
      Set<String> added = added(call);
      for (Value value : values(call.tree().getArguments().get(index), call, hands + 1)) {
        values.add(new Value(value.text(), union(value.arguments(), added)));
      }
    }
    return values;
  }

  private Set<Value> constant(String name, ExpressionTree use, Found<? extends Tree> at) {
    Set<Value> values = new LinkedHashSet<>();
    for (Found<VariableTree> variable : sources.variables) {
      if (variable.tree().getName().contentEquals(name)
          && variable.tree().getInitializer() instanceof LiteralTree literal) {
        values.addAll(Value.of(literal.getValue()));
      }
    }
    return values.isEmpty() ? riddle(at, use) : values;
  }

  /** Another refusal's own code is read where that is made. */
  private Set<Value> returned(MethodInvocationTree call, Found<? extends Tree> at, int hands) {
    if (SourceTree.name(call).equals("code") && call.getArguments().isEmpty()) {
      return Set.of();
    }
    Set<Value> values = new LinkedHashSet<>();
    for (Found<MethodTree> method : sources.methods) {
      if (method.tree().getName().contentEquals(SourceTree.name(call))
          && sources.callsOf(method).stream()
              .anyMatch(found -> SourceTree.isSame(found.tree(), call))) {
        results(method.tree()).forEach(result -> values.addAll(values(result, method, hands + 1)));
      }
    }
    return values.isEmpty() ? riddle(at, call) : values;
  }

  /** What a method returns, a switch within it taken apart. */
  private static List<ExpressionTree> results(MethodTree method) {
    List<ExpressionTree> results = new ArrayList<>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitReturn(ReturnTree tree, @Nullable Void nothing) {
        if (tree.getExpression() instanceof SwitchExpressionTree choice) {
          for (CaseTree one : choice.getCases()) {
            if (one.getBody() instanceof ExpressionTree body) {
              results.add(body);
            }
          }
        } else if (tree.getExpression() != null) {
          results.add(tree.getExpression());
        }
        return null;
      }
    }.scan(method, null);
    return results;
  }

  private static <T> Set<T> union(Set<T> a, Set<T> b) {
    Set<T> both = new LinkedHashSet<>(a);
    both.addAll(b);
    return both;
  }

  private Set<Value> riddle(Found<? extends Tree> at, ExpressionTree expression) {
    riddles.add(at.place() + " " + expression);
    return Set.of();
  }
}
