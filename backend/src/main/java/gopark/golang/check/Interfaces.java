package gopark.golang.check;

import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxField;
import gopark.golang.type.Basic;
import gopark.golang.type.Comparable;
import gopark.golang.type.Compilation;
import gopark.golang.type.Identical;
import gopark.golang.type.Interface;
import gopark.golang.type.Interface.Method;
import gopark.golang.type.Interface.Term;
import gopark.golang.type.Named;
import gopark.golang.type.Names;
import gopark.golang.type.Signature;
import gopark.golang.type.Terms;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeText;
import gopark.golang.type.Universe;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Interfaces and constraints as they are written, with what they embed put in. */
final class Interfaces {
  private static final int MOST_TERMS = 100;

  private final Checking checking;
  private final CheckProblems problems;
  private final TypeChecker types;

  Interfaces(Checking checking, TypeChecker types) {
    this.checking = checking;
    problems = checking.problems;
    this.types = types;
  }

  /** An interface in the making. */
  private static final class Draft {
    final List<Method> methods = new ArrayList<>();
    final List<Position> places = new ArrayList<>();

    /** Where in the list a name comes first; that of another package may be the same. */
    final SequencedMap<String, Integer> firsts = new LinkedHashMap<>();

    @Nullable List<Term> terms;
    boolean comparable;
  }

  /** A union that stands where a constraint is wanted. */
  Type union(SyntaxExpr bound) {
    Draft draft = new Draft();
    embed(draft, bound);
    return new Interface(List.of(), draft.terms, draft.comparable, true);
  }

  Type type(List<SyntaxField> elements) {
    Draft draft = new Draft();
    for (SyntaxField element : elements) {
      SyntaxExpr.Name name = element.name();
      if (name != null) {
        method(draft, name, element.type());
      }
    }
    for (SyntaxField element : elements) {
      if (element.name() == null) {
        embed(draft, element.type());
      }
    }
    if (draft.methods.isEmpty() && draft.terms == null && !draft.comparable) {
      return elements.isEmpty() ? Interface.EMPTY : new Interface(List.of(), null, false);
    }
    draft.methods.sort(Comparator.comparing(Method::name));
    return new Interface(
        List.copyOf(draft.methods),
        draft.terms == null ? null : List.copyOf(draft.terms),
        draft.comparable);
  }

  private void method(Draft draft, SyntaxExpr.Name name, SyntaxExpr type) {
    if (name.isBlank()) {
      problems.at(name, "methods must have a unique non-blank name");
      return;
    }
    if (types.type(type) instanceof Signature signature) {
      add(draft, new Method(name.text(), checking.path, signature), name.at(), true);
    }
  }

  private void add(Draft draft, Method method, Position at, boolean explicit) {
    Compilation.spend(60);
    Integer first = draft.firsts.putIfAbsent(method.name(), draft.methods.size());
    for (int i = first == null ? draft.methods.size() : first; i < draft.methods.size(); i++) {
      Method other = draft.methods.get(i);
      if (!Names.same(other.name(), other.pkg(), method.name(), method.pkg())) {
        continue;
      }
      if (explicit || !Identical.identical(other.signature(), method.signature())) {
        Position before = draft.places.get(i);
        problems.at(
            at,
            "duplicate method "
                + method.name()
                + problems.line(before, "other declaration of method " + method.name()));
      }
      return;
    }
    draft.methods.add(method);
    draft.places.add(at);
  }

  private void embed(Draft draft, SyntaxExpr e) {
    List<SyntaxExpr> parts = new ArrayList<>();
    flatten(e, parts);
    if (parts.size() == 1 && !isTilde(parts.getFirst())) {
      embedType(draft, e, part(parts.getFirst()));
      return;
    }
    List<Term> union = new ArrayList<>();
    List<Term> written = new ArrayList<>();
    boolean all = false;
    for (SyntaxExpr part : parts) {
      if (written.size() >= MOST_TERMS) {
        problems.at(
            part,
            "cannot handle more than " + MOST_TERMS + " union terms (implementation limitation)");
        return;
      }
      Term term = new Term(part(part), isTilde(part));
      if (term.type() == Basic.INVALID || !isGoodTerm(part, term, written)) {
        continue;
      }
      written.add(term);
      if (term.type().underlying() instanceof Interface face) {
        all |= face.terms() == null;
        union.addAll(face.terms() == null ? List.of() : face.terms());
      } else {
        union.add(term);
      }
    }
    if (!all) {
      intersect(draft, Terms.normal(union), false);
    }
  }

  private static void flatten(SyntaxExpr e, List<SyntaxExpr> parts) {
    SyntaxExpr x = e;
    List<SyntaxExpr> reversed = new ArrayList<>();
    while (x instanceof SyntaxExpr.Binary b && b.op() == Op.OR) {
      reversed.add(b.y());
      x = b.x();
    }
    parts.add(x);
    parts.addAll(reversed.reversed());
  }

  private static boolean isTilde(SyntaxExpr e) {
    return e instanceof SyntaxExpr.Unary u && u.op() == Op.TILDE;
  }

  private Type part(SyntaxExpr e) {
    boolean tilde = isTilde(e);
    SyntaxExpr written = e instanceof SyntaxExpr.Unary u && tilde ? u.x() : e;
    Type type = types.type(written);
    if (type instanceof TypeParam) {
      problems.at(
          written,
          tilde
              ? "type in term " + ExprText.of(e) + " cannot be a type parameter"
              : "term cannot be a type parameter");
      return Basic.INVALID;
    }
    if (type instanceof Named named && !named.isDefined()) {
      throw new NotYet(named);
    }
    return type;
  }

  private boolean isGoodTerm(SyntaxExpr e, Term term, List<Term> before) {
    Type under = term.type().underlying();
    if (term.approximate()) {
      String name = TypeText.of(term.type());
      if (under instanceof Interface) {
        problems.at(e, "invalid use of ~ (" + name + " is an interface)");
        return false;
      }
      if (!Identical.identical(under, term.type())) {
        String is = TypeText.of(under);
        problems.at(e, "invalid use of ~ (underlying type of " + name + " is " + is + ")");
        return false;
      }
    }
    if (under instanceof Interface face) {
      if (!face.methods().isEmpty()) {
        String full = qualified(term);
        problems.at(e, "cannot use " + full + " in union (" + full + " contains methods)");
      } else if (term.type() == Universe.COMPARABLE) {
        problems.at(e, "cannot use comparable in union");
      } else if (face.comparable()) {
        String full = qualified(term);
        problems.at(e, "cannot use " + full + " in union (" + full + " embeds comparable)");
      }
      return true;
    }
    for (Term other : before) {
      if (!(other.type().underlying() instanceof Interface) && !Terms.disjoint(other, term)) {
        problems.at(e, "overlapping terms " + qualified(term) + " and " + qualified(other));
        return true;
      }
    }
    return true;
  }

  private static String qualified(Term term) {
    return (term.approximate() ? "~" : "") + TypeText.of(term.type(), "");
  }

  private void embedType(Draft draft, SyntaxExpr e, Type type) {
    Type under = type.underlying();
    if (under == Basic.INVALID) {
      return;
    }
    if (under instanceof Interface face) {
      for (Method method : face.methods()) {
        add(draft, method, Extent.start(e), false);
      }
      intersect(draft, face.terms(), face.comparable());
    } else {
      intersect(draft, List.of(new Term(type, false)), false);
    }
  }

  private static void intersect(Draft draft, @Nullable List<Term> terms, boolean comparable) {
    List<Term> both = Terms.intersection(draft.terms, terms);
    boolean demands = draft.comparable || comparable;
    if (demands && both != null) {
      // The terms tell by themselves which types are comparable.
      both = both.stream().filter(term -> Comparable.strictly(term.type())).toList();
      demands = false;
    }
    draft.terms = both;
    draft.comparable = demands;
  }
}
