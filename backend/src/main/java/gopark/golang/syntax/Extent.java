package gopark.golang.syntax;

import java.util.List;

/** Where nodes begin and about where they end. */
public final class Extent {
  private Extent() {}

  /** Where the first token of this expression stands, which is where messages point to. */
  public static Position start(SyntaxExpr expr) {
    SyntaxExpr x = expr;
    while (true) {
      switch (x) {
        case SyntaxExpr.Composite c when c.type() != null -> x = c.type();
        case SyntaxExpr.KeyValue k -> x = k.key();
        case SyntaxExpr.Selector s -> x = s.x();
        case SyntaxExpr.Index i -> x = i.x();
        case SyntaxExpr.Assert a -> x = a.x();
        case SyntaxExpr.TypeSwitchGuard g -> x = g.name() != null ? g.name() : g.x();
        case SyntaxExpr.Binary b -> x = b.x();
        case SyntaxExpr.Call c -> x = c.function();
        default -> {
          // A slice expression too: Go points to its bracket.
          return x.at();
        }
      }
    }
  }

  /** Where the first token of this statement stands. */
  public static Position start(SyntaxStmt stmt) {
    return switch (stmt) {
      case SyntaxStmt.Send s -> start(s.channel());
      case SyntaxStmt.Assign a -> start(a.lhs().getFirst());
      case SyntaxStmt.OpAssign a -> start(a.x());
      default -> stmt.at();
    };
  }

  /**
   * About where an expression ends: after a name or a literal, at a closing brace, and without the
   * closing parentheses and brackets of others. Good to tell how far a scope goes.
   */
  public static Position end(SyntaxExpr expr) {
    SyntaxExpr x = expr;
    while (true) {
      switch (x) {
        case SyntaxExpr.Name n -> {
          return n.at().plus(Utf8.length(n.text()));
        }
        case SyntaxExpr.Literal l -> {
          return l.at().plus(Utf8.length(l.text()));
        }
        case SyntaxExpr.Composite c -> {
          return c.close();
        }
        case SyntaxExpr.FuncLiteral f -> {
          return f.body().close();
        }
        case SyntaxExpr.Bad b -> {
          return b.at();
        }
        case SyntaxExpr.KeyValue k -> x = k.value();
        case SyntaxExpr.Paren p -> x = p.x();
        case SyntaxExpr.Selector s -> x = s.selected();
        case SyntaxExpr.Index i -> x = i.indices().getLast();
        case SyntaxExpr.Slice s -> x = s.x();
        case SyntaxExpr.Assert a -> x = a.type();
        case SyntaxExpr.TypeSwitchGuard g -> x = g.x();
        case SyntaxExpr.Unary u -> x = u.x();
        case SyntaxExpr.Binary b -> x = b.y();
        case SyntaxExpr.Call c -> x = c.args().isEmpty() ? c.function() : c.args().getLast();
        case SyntaxExpr.ArrayType a -> x = a.element();
        case SyntaxExpr.SliceType s -> x = s.element();
        case SyntaxExpr.DotsType d -> x = d.element();
        case SyntaxExpr.MapType m -> x = m.value();
        case SyntaxExpr.ChanType c -> x = c.element();
        case SyntaxExpr.StructType s -> {
          return last(s.fields(), s.at());
        }
        case SyntaxExpr.InterfaceType i -> {
          return last(i.elements(), i.at());
        }
        case SyntaxExpr.FuncType f -> {
          return last(f.results().isEmpty() ? f.params() : f.results(), f.at());
        }
      }
    }
  }

  private static Position last(List<SyntaxField> fields, Position otherwise) {
    return fields.isEmpty() ? otherwise : end(fields.getLast().type());
  }
}
