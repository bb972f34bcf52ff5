package gopark.golang.check;

import gopark.golang.check.Entity.ConstantEntity;
import gopark.golang.check.Entity.TypeEntity;
import gopark.golang.syntax.ExprText;
import gopark.golang.syntax.Extent;
import gopark.golang.syntax.LiteralValue;
import gopark.golang.syntax.Op;
import gopark.golang.syntax.Position;
import gopark.golang.syntax.SyntaxExpr;
import gopark.golang.syntax.SyntaxField;
import gopark.golang.type.Array;
import gopark.golang.type.Basic;
import gopark.golang.type.Chan;
import gopark.golang.type.Comparable;
import gopark.golang.type.Constant;
import gopark.golang.type.Constants;
import gopark.golang.type.Implements;
import gopark.golang.type.Interface;
import gopark.golang.type.MapOf;
import gopark.golang.type.Named;
import gopark.golang.type.Pointer;
import gopark.golang.type.Slice;
import gopark.golang.type.Struct;
import gopark.golang.type.Substitution;
import gopark.golang.type.Type;
import gopark.golang.type.TypeParam;
import gopark.golang.type.TypeSets;
import gopark.golang.type.TypeText;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** Types as they are written. */
final class TypeExpressions {
  private final Checking checking;
  private final CheckProblems problems;
  private final ExpressionChecker expressions;
  private final DeclarationChecker declarations;
  private final Entities entities;
  private final Signatures signatures;
  private final Interfaces interfaces;
  private final Selectors selectors;
  private final IdentityHashMap<Struct.Field, Position> fieldPlaces = new IdentityHashMap<>();
  private final IdentityHashMap<Named, Position> instancePlaces = new IdentityHashMap<>();
  private final TypeSizes sizes = new TypeSizes();
  private final WrittenSizes written = new WrittenSizes();
  private final SequencedMap<Position, Type> tooLarge = new LinkedHashMap<>();

  TypeExpressions(
      Checking checking,
      ExpressionChecker expressions,
      DeclarationChecker declarations,
      Entities entities,
      Signatures signatures,
      Interfaces interfaces,
      Selectors selectors) {
    this.checking = checking;
    problems = checking.problems;
    this.expressions = expressions;
    this.declarations = declarations;
    this.entities = entities;
    this.signatures = signatures;
    this.interfaces = interfaces;
    this.selectors = selectors;
  }

  /** A type, which is no generic one; invalid after a mistake, which has been told. */
  Type type(SyntaxExpr e) {
    Type type = any(e);
    if (type instanceof Named named && named.isGeneric()) {
      String text = TypeText.of(type);
      problems.at(e, "cannot use generic type " + text + " without instantiation");
      return Basic.INVALID;
    }
    return type;
  }

  /** A type of variables, which cannot be a constraint. */
  Type variableType(SyntaxExpr e) {
    Type type = type(e);
    checkVariableType(e, type);
    return type;
  }

  void checkVariableType(SyntaxExpr e, Type type) {
    if (type instanceof TypeParam || type instanceof Basic) {
      return;
    }
    checking.later(() -> {
      if (type.underlying() instanceof Interface face && face.isConstraintOnly()) {
        String why =
            face.comparable()
                ? "interface is (or embeds) comparable"
                : "interface contains type constraints";
        String text = TypeText.of(type);
        problems.at(e, "cannot use type " + text + " outside a type constraint: " + why);
      }
    });
  }

  /** A type that may be generic. */
  Type any(SyntaxExpr e) {
    if (!checking.enter(Extent.start(e))) {
      return Basic.INVALID;
    }
    try {
      Type type = read(e);
      if (written.isTooLarge(type)) {
        problems.limit(
            Extent.start(e), "this type is too long for GoPark", CheckProblems.TOO_LARGE);
        return Basic.INVALID;
      }
      return type;
    } finally {
      checking.leave();
    }
  }

  private Type read(SyntaxExpr e) {
    return switch (e) {
      case SyntaxExpr.Bad _ -> Basic.INVALID;
      case SyntaxExpr.Name name -> {
        Operand x = new Operand(e);
        entities.name(x, name, true);
        if (isGenericAlias(name)) {
          String text = name.text();
          problems.at(e, "cannot use generic type " + text + " without instantiation");
          yield Basic.INVALID;
        }
        yield x.mode == Mode.TYPE ? x.type : Basic.INVALID;
      }
      case SyntaxExpr.Selector selector -> {
        Operand x = new Operand(e);
        selectors.selector(x, selector, true);
        if (!x.isInvalid() && x.mode != Mode.TYPE) {
          problems.at(e, OperandText.of(x) + " is not a type");
        }
        yield x.mode == Mode.TYPE ? x.type : Basic.INVALID;
      }
      case SyntaxExpr.Index index -> instance(index);
      case SyntaxExpr.Paren paren -> type(paren.x());
      case SyntaxExpr.ArrayType array -> array(array);
      case SyntaxExpr.SliceType slice -> new Slice(variableType(slice.element()));
      case SyntaxExpr.StructType struct -> struct(struct);
      case SyntaxExpr.Unary(Op op, SyntaxExpr x, _) when op == Op.MUL -> {
        Type element = variableType(x);
        yield element == Basic.INVALID ? element : new Pointer(element);
      }
      case SyntaxExpr.FuncType func -> signatures.type(func);
      case SyntaxExpr.InterfaceType face -> interfaces.type(face.elements());
      case SyntaxExpr.MapType map -> map(map);
      case SyntaxExpr.ChanType chan -> {
        Type element = variableType(chan.element());
        boolean sends = chan.direction() != SyntaxExpr.ChanDirection.RECEIVE;
        boolean receives = chan.direction() != SyntaxExpr.ChanDirection.SEND;
        yield new Chan(element, sends, receives);
      }
      case SyntaxExpr.DotsType dots -> {
        problems.at(dots, "invalid use of ...");
        yield Basic.INVALID;
      }
      default -> {
        problems.at(e, ExprText.of(e) + " is not a type");
        expressions.use(List.of(e));
        yield Basic.INVALID;
      }
    };
  }

  private boolean isGenericAlias(SyntaxExpr.Name name) {
    return checking.env.scope.find(name.text()) instanceof TypeEntity entity
        && !entity.aliasParams.isEmpty();
  }

  private Type map(SyntaxExpr.MapType e) {
    Type key = variableType(e.key());
    Type value = variableType(e.value());
    checking.later(() -> {
      if (key != Basic.INVALID && !Comparable.comparable(key)) {
        String why = key instanceof TypeParam ? " (missing comparable constraint)" : "";
        problems.at(e.key(), "invalid map key type " + TypeText.of(key) + why);
      }
    });
    return new MapOf(key, value);
  }

  private Type array(SyntaxExpr.ArrayType e) {
    SyntaxExpr written = e.length();
    long length = -1;
    if (written == null) {
      problems.at(e, "invalid use of [...] array (outside a composite literal)");
    } else {
      length = length(written);
    }
    Type element = variableType(e.element());
    if (length < 0) {
      return Basic.INVALID;
    }
    Type type = new Array(length, element);
    checking.later(() -> checkSize(type, Extent.start(e)));
    return type;
  }

  /** Tells of a type that is larger than all memory that a program has. */
  void checkSize(Type type, Position at) {
    if (sizes.isTooLarge(type)) {
      tooLarge.putIfAbsent(at, type);
    }
  }

  /** Tells of types that are too large, if all else is right. */
  void tellTooLarge() {
    tooLarge.forEach((at, type) -> {
      String text = TypeText.of(type);
      problems.limit(at, "type " + text + " is too large for GoPark", CheckProblems.TOO_LARGE);
    });
  }

  private long length(SyntaxExpr e) {
    if (e instanceof SyntaxExpr.Name name) {
      Entity entity = checking.env.scope.find(name.text());
      if (entity == null) {
        problems.at(e, "undefined array length " + name.text() + " or missing type constraint");
        return -1;
      }
      if (!(entity instanceof ConstantEntity)) {
        problems.at(e, "invalid array length " + name.text());
        return -1;
      }
    }
    Operand x = expressions.value(e);
    Constant value = x.value;
    if (!x.isConstant() || value == null) {
      if (!x.isInvalid()) {
        problems.at(x, "array length " + OperandText.of(x) + " must be constant");
      }
      return -1;
    }
    boolean integer = TypeSets.isInteger(x.type);
    if (x.isUntyped() || integer) {
      Constant.Int n = Constants.toInt(value);
      if (n != null && n.value().signum() >= 0 && n.value().bitLength() < 64) {
        return n.value().longValueExact();
      }
    }
    String text = OperandText.of(x);
    problems.at(
        x, integer ? "invalid array length " + text : "array length " + text + " must be integer");
    return -1;
  }

  private Type struct(SyntaxExpr.StructType e) {
    List<Struct.Field> fields = new ArrayList<>();
    SequencedMap<String, Position> seen = new LinkedHashMap<>();
    Type type = Basic.INVALID;
    SyntaxExpr previous = null;
    for (SyntaxField field : e.fields()) {
      if (!Nodes.same(field.type(), previous)) {
        type = variableType(field.type());
        previous = field.type();
      }
      SyntaxExpr.Name name = field.name();
      boolean embedded = name == null;
      if (name == null) {
        name = embeddedName(field.type());
        checkEmbedded(field.type(), type);
      }
      if (name == null) {
        problems.at(field.type(), "invalid embedded field type " + ExprText.of(field.type()));
        continue;
      }
      Position other = name.isBlank() ? null : seen.putIfAbsent(name.text(), name.at());
      if (other != null) {
        String line = problems.line(other, "other declaration of " + name.text());
        problems.at(name, name.text() + " redeclared" + line);
        continue;
      }
      SyntaxExpr.Literal tag = field.tag();
      String tagText =
          tag == null || tag.bad() || tag.kind() != SyntaxExpr.LiteralKind.STRING
              ? ""
              : LiteralValue.bytes(tag.text());
      Struct.Field made = new Struct.Field(name.text(), type, embedded, checking.path, tagText);
      fieldPlaces.put(made, name.at());
      fields.add(made);
    }
    return new Struct(List.copyOf(fields));
  }

  /** The places where fields of this package are declared. */
  @Nullable Position fieldPlace(Struct.Field field) {
    return fieldPlaces.get(field);
  }

  /** The places where instances of generic types were first written. */
  @Nullable Position instancePlace(Named instance) {
    return instancePlaces.get(instance);
  }

  private static SyntaxExpr.@Nullable Name embeddedName(SyntaxExpr e) {
    return switch (e) {
      case SyntaxExpr.Name name -> name;
      case SyntaxExpr.Unary(Op op, SyntaxExpr x, _)
          when op == Op.MUL && !(x instanceof SyntaxExpr.Unary) ->
          embeddedName(x);
      case SyntaxExpr.Paren paren -> embeddedName(paren.x());
      case SyntaxExpr.Selector selector -> selector.selected();
      case SyntaxExpr.Index index -> embeddedName(index.x());
      default -> null;
    };
  }

  private void checkEmbedded(SyntaxExpr e, Type type) {
    checking.later(() -> {
      boolean pointer = type instanceof Pointer;
      Type base = type instanceof Pointer(Type element) ? element : type;
      if (base instanceof TypeParam) {
        problems.at(e, "embedded field type cannot be a (pointer to a) type parameter");
      } else if (base.underlying() instanceof Pointer) {
        problems.at(e, "embedded field type cannot be a pointer");
      } else if (pointer && base.underlying() instanceof Interface) {
        problems.at(e, "embedded field type cannot be a pointer to an interface");
      }
    });
  }

  /** A generic type with its arguments. */
  private Type instance(SyntaxExpr.Index e) {
    if (e.x() instanceof SyntaxExpr.Name name
        && checking.env.scope.find(name.text()) instanceof TypeEntity entity
        && entity.alias) {
      declarations.read(entity);
      if (!entity.aliasParams.isEmpty()) {
        return aliasInstance(entity, e);
      }
    }
    Type generic = any(e.x());
    if (generic == Basic.INVALID) {
      return generic;
    }
    if (!(generic instanceof Named named) || !named.isGeneric()) {
      String args = String.join(", ", e.indices().stream().map(ExprText::of).toList());
      problems.at(
          e.x(),
          "invalid operation: "
              + ExprText.of(e.x())
              + "["
              + args
              + "] ("
              + TypeText.of(generic)
              + " is not a generic type)");
      return Basic.INVALID;
    }
    List<Type> args = list(e.indices());
    if (args == null) {
      return Basic.INVALID;
    }
    if (!isGoodCount(e, named.name, args.size(), named.typeParams.size())) {
      return Basic.INVALID;
    }
    Named instance = Named.instance(named, args);
    instancePlaces.putIfAbsent(instance, e.x().at());
    return verified(e, named.typeParams, args, instance);
  }

  private Type aliasInstance(TypeEntity entity, SyntaxExpr.Index e) {
    List<Type> args = list(e.indices());
    List<TypeParam> params = entity.aliasParams;
    if (args == null || !isGoodCount(e, entity.name, args.size(), params.size())) {
      return Basic.INVALID;
    }
    return verified(e, params, args, Substitution.of(params, args).apply(entity.type));
  }

  private boolean isGoodCount(SyntaxExpr.Index e, String name, int have, int want) {
    if (have != want) {
      String what = have < want ? "not enough" : "too many";
      problems.at(
          e.x().at(),
          what + " type arguments for type " + name + ": have " + have + ", want " + want);
    }
    return have == want;
  }

  /** The instance, whose arguments are looked at later. */
  private Type verified(
      SyntaxExpr.Index e, List<TypeParam> params, List<Type> args, Type instance) {
    checking.later(() -> {
      Implements.Unsatisfied problem = Implements.verify(params, args);
      if (problem != null) {
        problems.at(e.indices().get(problem.index()), problem.cause());
      } else {
        checking.instantiations.add(params, args, e.x().at(), e.indices());
        checkSize(instance, e.x().at());
      }
    });
    return instance;
  }

  /** Type arguments; null if there is a mistake in one. */
  @Nullable List<Type> list(List<SyntaxExpr> list) {
    List<Type> types = new ArrayList<>();
    boolean good = true;
    for (SyntaxExpr e : list) {
      Type type = variableType(e);
      good &= type != Basic.INVALID;
      types.add(type);
    }
    return good ? List.copyOf(types) : null;
  }
}
