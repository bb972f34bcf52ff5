package gopark.golang.check;

import gopark.golang.syntax.SyntaxDecl;
import gopark.golang.syntax.SyntaxExpr;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How something is declared in a package, and on what else it depends. */
final class Declaration {
  /** The scope of the file in which it stands. */
  final Scope file;

  @Nullable SyntaxExpr type;
  @Nullable SyntaxExpr init;
  int iota;

  /** Whether the values of a constant are those of an earlier one. */
  boolean repeated;

  SyntaxDecl.@Nullable TypeDecl typeDecl;
  SyntaxDecl.@Nullable Func function;

  /** All the variables, if one value with several parts is for them; else empty. */
  final List<Entity.VariableEntity> together = new ArrayList<>();

  /** What it speaks of. */
  final LinkedHashSet<Entity> uses = new LinkedHashSet<>();

  Declaration(Scope file) {
    this.file = file;
  }
}
