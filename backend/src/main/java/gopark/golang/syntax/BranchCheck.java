package gopark.golang.syntax;

import gopark.golang.syntax.Labels.BlockScope;
import gopark.golang.syntax.Labels.Label;
import gopark.golang.syntax.SyntaxExpr.Name;
import gopark.golang.syntax.SyntaxStmt.Block;
import gopark.golang.syntax.SyntaxStmt.Branch;
import gopark.golang.syntax.SyntaxStmt.Labeled;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks whether the labels of a function and its jumps are in order: that breaks, continues and
 * fallthroughs are where they mean something, that labels exist, are used and are one of a name,
 * and that no goto goes over the declaration of a variable or into a block.
 */
final class BranchCheck {
  /** What a statement costs, beside the jumps that wait for their labels there. */
  private static final long STATEMENT_WORK = 30;

  private static final long JUMP_WORK = 10;

  private final String fileName;
  private final Tokens tokens;
  private final Labels labels = new Labels();

  BranchCheck(String fileName, Tokens tokens) {
    this.fileName = fileName;
    this.tokens = tokens;
  }

  /** What a statement stands in. */
  private record Context(
      @Nullable SyntaxStmt breaks, boolean inLoop, int clause, boolean lastInClause) {

    Context block() {
      return new Context(breaks, inLoop, -1, false);
    }
  }

  void check(Block body) {
    Context none = new Context(null, false, -1, false);
    Gotos open = block(null, none, null, body.at(), body.stmts());
    for (Branch jump : open.waiting()) {
      Name name = label(jump);
      Label label = labels.find(name.text());
      if (label == null) {
        tokens.note(name.at(), "label " + name.text() + " not defined");
      } else {
        label.used = true;
        tokens.note(
            name.at(),
            "goto " + name.text() + " jumps into block starting at " + place(label.block.start()));
      }
    }
    for (Label label : labels.all()) {
      if (!label.used) {
        Name name = label.stmt.label();
        tokens.note(name.at(), "label " + name.text() + " defined and not used");
      }
    }
  }

  private String place(Position at) {
    return "./" + fileName + ":" + at.line() + ":" + at.column();
  }

  private Gotos block(
      @Nullable BlockScope parent,
      Context context,
      @Nullable Labeled labeled,
      Position start,
      List<SyntaxStmt> body) {
    BlockScope block = new BlockScope(parent, start, labeled);
    Gotos gotos = new Gotos();
    int count = body.size();
    // A fallthrough may have empty statements after it and yet be the last.
    while (count > 0 && body.get(count - 1) instanceof SyntaxStmt.Empty) {
      count--;
    }
    for (int i = 0; i < count; i++) {
      Context here = new Context(context.breaks, context.inLoop, context.clause, i + 1 == count);
      statement(block, here, gotos, body.get(i));
    }
    return gotos;
  }

  private void statement(BlockScope block, Context context, Gotos gotos, SyntaxStmt first) {
    tokens.spend(STATEMENT_WORK + JUMP_WORK * gotos.waiting().size());
    SyntaxStmt stmt = first;
    Labeled labeled = null;
    while (stmt instanceof Labeled next) {
      if (!next.label().isBlank()) {
        declare(block, gotos, next);
        labeled = next;
      }
      stmt = next.stmt();
    }
    switch (stmt) {
      case SyntaxStmt.Declaration d -> {
        for (SyntaxDecl decl : d.decls()) {
          if (decl instanceof SyntaxDecl.Var v) {
            gotos.declare(v.at(), v.names().getFirst().text());
            break;
          }
        }
      }
      case SyntaxStmt.Assign a when a.defines() -> gotos.declare(a.at(), ExprText.of(a.lhs()));
      case Branch b -> branch(block, context, gotos, b);
      default -> inner(block, context, gotos, labeled, stmt);
    }
  }

  private void inner(
      BlockScope block, Context context, Gotos gotos, @Nullable Labeled labeled, SyntaxStmt stmt) {
    switch (stmt) {
      case Block b -> gotos.await(block(block, context.block(), labeled, b.at(), b.stmts()));
      case SyntaxStmt.If i -> {
        Block then = i.then();
        gotos.await(block(block, context.block(), labeled, then.at(), then.stmts()));
        SyntaxStmt otherwise = i.otherwise();
        if (otherwise != null) {
          gotos.await(block(block, context.block(), labeled, otherwise.at(), List.of(otherwise)));
        }
      }
      case SyntaxStmt.For f -> loop(block, gotos, labeled, f, f.body());
      case SyntaxStmt.Range r -> loop(block, gotos, labeled, r, r.body());
      case SyntaxStmt.Switch s -> {
        for (int i = 0; i < s.clauses().size(); i++) {
          SyntaxClause clause = s.clauses().get(i);
          Context inside = new Context(s, context.inLoop, i, false);
          gotos.await(block(block, inside, labeled, clause.at(), clause.body()));
        }
      }
      case SyntaxStmt.Select s -> {
        for (SyntaxClause clause : s.clauses()) {
          Context inside = new Context(s, context.inLoop, -1, false);
          gotos.await(block(block, inside, labeled, clause.at(), clause.body()));
        }
      }
      default -> {
        // The other statements have no labels to jump to or from.
      }
    }
  }

  private void loop(
      BlockScope block, Gotos gotos, @Nullable Labeled labeled, SyntaxStmt loop, Block body) {
    Context inside = new Context(loop, true, -1, false);
    gotos.await(block(block, inside, labeled, body.at(), body.stmts()));
  }

  private void declare(BlockScope block, Gotos gotos, Labeled labeled) {
    Name name = labeled.label();
    Label label = labels.find(name.text());
    if (label == null) {
      label = labels.declare(block, labeled);
    } else {
      Position before = label.stmt.label().at();
      tokens.note(name.at(), "label " + name.text() + " already defined at " + place(before));
    }
    for (Branch jump : gotos.arrive(name.text())) {
      label.used = true;
      if (gotos.jumpsOver(jump)) {
        tokens.note(
            label(jump).at(),
            "goto "
                + name.text()
                + " jumps over declaration of "
                + gotos.variable()
                + " at "
                + place(gotos.variableAt()));
      }
    }
  }

  private static Name label(Branch branch) {
    Name label = branch.label();
    return label != null ? label : new Name("_", branch.at());
  }

  private void branch(BlockScope block, Context context, Gotos gotos, Branch branch) {
    Name label = branch.label();
    if (label == null) {
      unlabeled(context, branch);
      return;
    }
    switch (branch.kind()) {
      case BREAK, CONTINUE -> labeledJump(block, branch, label);
      case FALLTHROUGH, GOTO -> {
        if (!labels.reaches(block, label.text())) {
          gotos.await(branch);
        }
      }
    }
  }

  private void unlabeled(Context context, Branch branch) {
    switch (branch.kind()) {
      case BREAK -> {
        if (context.breaks == null) {
          tokens.note(branch.at(), "break is not in a loop, switch, or select");
        }
      }
      case CONTINUE -> {
        if (!context.inLoop) {
          tokens.note(branch.at(), "continue is not in a loop");
        }
      }
      case FALLTHROUGH, GOTO -> {
        String wrong = fallthroughError(context);
        if (wrong != null) {
          tokens.note(branch.at(), wrong);
        }
      }
    }
  }

  private static @Nullable String fallthroughError(Context context) {
    if (context.breaks instanceof SyntaxStmt.Switch s) {
      if (s.tag() instanceof SyntaxExpr.TypeSwitchGuard) {
        return "cannot fallthrough in type switch";
      }
      if (context.clause >= 0 && context.lastInClause) {
        return context.clause + 1 == s.clauses().size()
            ? "cannot fallthrough final case in switch"
            : null;
      }
    }
    return "fallthrough statement out of place";
  }

  private void labeledJump(BlockScope block, Branch branch, Name name) {
    String keyword = branch.kind().text();
    Label label = labels.find(name.text());
    if (label == null) {
      tokens.note(name.at(), keyword + " label not defined: " + name.text());
      return;
    }
    label.used = true;
    Labeled target = Labels.enclosing(block, label);
    boolean valid =
        target != null
            && switch (target.stmt()) {
              case SyntaxStmt.For _, SyntaxStmt.Range _ -> true;
              case SyntaxStmt.Switch _, SyntaxStmt.Select _ ->
                  branch.kind() == SyntaxStmt.BranchKind.BREAK;
              default -> false;
            };
    if (!valid) {
      tokens.note(name.at(), "invalid " + keyword + " label " + name.text());
    }
  }
}
