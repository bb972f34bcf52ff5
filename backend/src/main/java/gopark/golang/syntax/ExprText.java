package gopark.golang.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Expressions and types as messages of Go's compiler write them: on one line, without what is in
 * function bodies and composite literals.
 */
public final class ExprText {
  private final StringBuilder out = new StringBuilder();

  private ExprText() {}

  public static String of(SyntaxExpr expr) {
    ExprText text = new ExprText();
    text.expr(expr);
    return text.out.toString();
  }

  public static String of(List<? extends SyntaxExpr> exprs) {
    ExprText text = new ExprText();
    text.list(exprs);
    return text.out.toString();
  }

  private void expr(SyntaxExpr expr) {
    switch (expr) {
      case SyntaxExpr.Bad _ -> out.append("<bad expr>");
      case SyntaxExpr.Name n -> out.append(n.text());
      case SyntaxExpr.Literal l -> out.append(l.text());
      case SyntaxExpr.FuncLiteral f -> {
        expr(f.type());
        out.append(f.body().stmts().isEmpty() ? " {}" : " {…}");
      }
      case SyntaxExpr.Composite c -> {
        optional(c.type());
        out.append(c.elements().isEmpty() ? "{}" : "{…}");
      }
      case SyntaxExpr.KeyValue k -> {
        expr(k.key());
        out.append(": ");
        expr(k.value());
      }
      case SyntaxExpr.Paren p -> {
        out.append('(');
        expr(p.x());
        out.append(')');
      }
      case SyntaxExpr.Selector s -> {
        expr(s.x());
        out.append('.').append(s.selected().text());
      }
      case SyntaxExpr.Index i -> {
        expr(i.x());
        out.append('[');
        list(i.indices());
        out.append(']');
      }
      case SyntaxExpr.Slice s -> slice(s);
      case SyntaxExpr.Assert a -> {
        expr(a.x());
        out.append(".(");
        expr(a.type());
        out.append(')');
      }
      case SyntaxExpr.TypeSwitchGuard g -> {
        if (g.name() != null) {
          out.append(g.name().text()).append(" := ");
        }
        expr(g.x());
        out.append(".(type)");
      }
      case SyntaxExpr.Unary u -> {
        out.append(u.op().text());
        expr(u.x());
      }
      case SyntaxExpr.Binary b -> {
        expr(b.x());
        out.append(' ').append(b.op().text()).append(' ');
        expr(b.y());
      }
      case SyntaxExpr.Call c -> {
        expr(c.function());
        out.append('(');
        list(c.args());
        out.append(c.spread() ? "...)" : ")");
      }
      case SyntaxExpr.ArrayType _,
          SyntaxExpr.SliceType _,
          SyntaxExpr.DotsType _,
          SyntaxExpr.StructType _,
          SyntaxExpr.InterfaceType _,
          SyntaxExpr.FuncType _,
          SyntaxExpr.MapType _,
          SyntaxExpr.ChanType _ ->
          type(expr);
    }
  }

  private void optional(@Nullable SyntaxExpr expr) {
    if (expr != null) {
      expr(expr);
    }
  }

  private void list(List<? extends SyntaxExpr> exprs) {
    for (int i = 0; i < exprs.size(); i++) {
      out.append(i > 0 ? ", " : "");
      expr(exprs.get(i));
    }
  }

  private void slice(SyntaxExpr.Slice s) {
    expr(s.x());
    out.append('[');
    optional(s.low());
    out.append(':');
    optional(s.high());
    if (s.max() != null) {
      out.append(':');
      expr(s.max());
    }
    out.append(']');
  }

  private void type(SyntaxExpr type) {
    switch (type) {
      case SyntaxExpr.ArrayType a -> {
        out.append('[');
        if (a.length() == null) {
          out.append("...");
        } else {
          expr(a.length());
        }
        out.append(']');
        expr(a.element());
      }
      case SyntaxExpr.SliceType s -> {
        out.append("[]");
        expr(s.element());
      }
      case SyntaxExpr.DotsType d -> {
        out.append("...");
        expr(d.element());
      }
      case SyntaxExpr.StructType s -> {
        out.append("struct{");
        fields(s.fields());
        out.append('}');
      }
      case SyntaxExpr.InterfaceType i -> {
        out.append("interface{");
        elements(i.elements());
        out.append('}');
      }
      case SyntaxExpr.FuncType f -> {
        out.append("func");
        signature(f);
      }
      case SyntaxExpr.MapType m -> {
        out.append("map[");
        expr(m.key());
        out.append(']');
        expr(m.value());
      }
      case SyntaxExpr.ChanType c -> chan(c);
      default -> expr(type);
    }
  }

  private void chan(SyntaxExpr.ChanType c) {
    out.append(
        switch (c.direction()) {
          case BOTH -> "chan ";
          case SEND -> "chan<- ";
          case RECEIVE -> "<-chan ";
        });
    boolean ambiguous =
        c.direction() == SyntaxExpr.ChanDirection.BOTH
            && c.element() instanceof SyntaxExpr.ChanType inner
            && inner.direction() == SyntaxExpr.ChanDirection.RECEIVE;
    out.append(ambiguous ? "(" : "");
    expr(c.element());
    out.append(ambiguous ? ")" : "");
  }

  private void fields(List<SyntaxField> fields) {
    for (int i = 0; i < fields.size(); i++) {
      SyntaxField field = fields.get(i);
      boolean continues = i > 0 && sameList(fields.get(i - 1), field);
      if (i > 0) {
        out.append(continues ? ", " : "; ");
      }
      if (field.name() != null) {
        out.append(field.name().text());
      }
      if (i + 1 < fields.size() && sameList(field, fields.get(i + 1))) {
        continue;
      }
      out.append(field.name() != null ? " " : "");
      expr(field.type());
      if (field.tag() != null) {
        out.append(' ').append(field.tag().text());
      }
    }
  }

  @SuppressWarnings("ReferenceEquality") // One type is written for all names of a list.
  private static boolean sameList(SyntaxField left, SyntaxField right) {
    return left.name() != null && right.name() != null && left.type() == right.type();
  }

  private void elements(List<SyntaxField> elements) {
    for (int i = 0; i < elements.size(); i++) {
      SyntaxField element = elements.get(i);
      out.append(i > 0 ? "; " : "");
      if (element.name() != null && element.type() instanceof SyntaxExpr.FuncType method) {
        out.append(element.name().text());
        signature(method);
      } else {
        expr(element.type());
      }
    }
  }

  private void signature(SyntaxExpr.FuncType type) {
    params(type.params());
    List<SyntaxField> results = type.results();
    if (results.size() == 1 && results.getFirst().name() == null) {
      out.append(' ');
      expr(results.getFirst().type());
    } else if (!results.isEmpty()) {
      out.append(' ');
      params(results);
    }
  }

  private void params(List<SyntaxField> params) {
    out.append('(');
    for (int i = 0; i < params.size(); i++) {
      SyntaxField param = params.get(i);
      out.append(i > 0 ? ", " : "");
      if (param.name() != null) {
        out.append(param.name().text());
        if (i + 1 < params.size() && sameList(param, params.get(i + 1))) {
          continue;
        }
        out.append(' ');
      }
      expr(param.type());
    }
    out.append(')');
  }
}
