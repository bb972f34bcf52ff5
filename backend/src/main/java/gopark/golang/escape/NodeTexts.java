package gopark.golang.escape;

import gopark.golang.type.Basic;
import gopark.golang.type.Named;
import gopark.golang.type.Signature;
import gopark.golang.type.Slice;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Expressions as messages write them. */
final class NodeTexts {
  private static final int ATOM = 8;
  private static final int UNARY = 7;

  private NodeTexts() {}

  static String of(Node node) {
    return text(node, 0);
  }

  /** The method that a call names. */
  static String selector(Node call) {
    return text(call.x, ATOM) + "." + call.text;
  }

  static boolean isStringToBytes(Node node) {
    return node.op == Op.STRCONV
        && !Kinds.isString(node.type())
        && Kinds.isString(node.x().type())
        && node.type().underlying() instanceof Slice(var element)
        && element.underlying() instanceof Basic basic
        && basic.bits() == 8;
  }

  private static int precedence(Node n) {
    return switch (n.op) {
      case BINARY ->
          switch (n.text) {
            case "*", "/", "%", "&", "<<", ">>", "&^" -> 6;
            case "+", "-", "|", "^" -> 5;
            default -> 4;
          };
      case TYPE -> n.type != null && Kinds.isPointer(n.type) ? UNARY : ATOM;
      case LOGICAL -> n.text.equals("&&") ? 2 : 1;
      case UNARY, ADDR, DEREF, RECV -> UNARY;
      case ADDSTR, INLCALL, RECOVER -> 0;
      case CALLFUNC -> n.inlinedElsewhere ? 0 : ATOM;
      default -> ATOM;
    };
  }

  private static String text(@Nullable Node start, int prec) {
    Node n = start;
    while (n != null
        && n.implicit
        && (n.op == Op.ADDR
            || n.op == Op.DEREF
            || n.op == Op.CONV
            || n.op == Op.CONVNOP
            || n.op == Op.CONVIFACE)) {
      n = n.x;
    }
    if (n == null) {
      return "<nil>";
    }
    int own = precedence(n);
    if (prec > own) {
      return "(" + text(n, 0) + ")";
    }
    return switch (n.op) {
      case NIL -> "nil";
      case LITERAL -> Messages.constant(n);
      case NAME, GLOBAL, FUNC, TOLD -> n.text;
      case TYPE -> TypeTexts.of(n.type());
      case CLOSURE -> "func literal";
      case PTRLIT -> "&" + text(n.x, 0);
      case STRUCTLIT, ARRAYLIT, SLICELIT, MAPLIT ->
          n.implicit
              ? "... argument"
              : TypeTexts.of(n.type()) + (n.list.isEmpty() ? "{}" : "{...}");
      case DOT, DOTPTR, METHVALUE, METHEXPR -> text(n.x, own) + "." + n.text;
      case DOTTYPE -> text(n.x, own) + ".(" + TypeTexts.of(n.type()) + ")";
      case INDEX, INDEXMAP -> text(n.x, own) + "[" + text(n.y, 0) + "]";
      case SLICE, SLICEARR ->
          text(n.x, own)
              + "["
              + (n.y == null ? "" : text(n.y, 0))
              + ":"
              + (n.z == null ? "" : text(n.z, 0))
              + (n.w == null ? "" : ":" + text(n.w, 0))
              + "]";
      case CONV, CONVIFACE, CONVNOP, STRCONV, SLICE2ARR, SLICE2ARRPTR -> {
        String type = TypeTexts.of(n.type());
        boolean named =
            n.type() instanceof Basic || n.type() instanceof Named || type.equals("any");
        yield (named ? type : "(" + type + ")") + "(" + text(n.x, 0) + ")";
      }
      default -> operation(n, own);
    };
  }

  /** Operators, calls and what is made. */
  private static String operation(Node n, int own) {
    return switch (n.op) {
      case LEN -> "len(" + text(n.x, 0) + ")";
      case CAP -> "cap(" + text(n.x, 0) + ")";
      case NEW -> "new(" + text(n.x, 0) + ")";
      case APPEND -> "append(" + list(n.list) + (n.spread ? "..." : "") + ")";
      case CALLFUNC ->
          n.inlinedElsewhere ? result(n) : text(n.x, own) + "(" + list(n.list) + dots(n) + ")";
      case CALLINTER -> text(n.x, own) + "." + n.text + "(" + list(n.list) + dots(n) + ")";
      case MINMAX -> n.text + "(" + list(n.list) + ")";
      case INLCALL -> n.list.size() == 1 ? text(n.list.getFirst(), 0) : "(." + list(n.list) + ")";
      case MAKESLICE, MAKEMAP, MAKECHAN ->
          "make("
              + TypeTexts.of(n.type())
              + (n.spread ? ", " + size(n, n.x, n.y == null) : "")
              + (n.y == null ? "" : ", " + size(n, n.y, true))
              + ")";
      case UNARY, RECV -> n.text + space(n) + text(n.x, own + 1);
      case ADDR -> "&" + space(n) + text(n.x, own + 1);
      case COPY -> "copy(" + text(n.x, 0) + ", " + text(n.y, 0) + ")";
      case RECOVER -> "recover()";
      case DEREF -> "*" + text(n.x, own + 1);
      case BINARY, LOGICAL -> text(n.x, own) + " " + n.text + " " + text(n.y, own + 1);
      case ADDSTR -> {
        List<String> parts = new ArrayList<>();
        for (Node part : n.list) {
          parts.add(text(part, 0));
        }
        yield String.join(" + ", parts);
      }
      default -> "<node " + n.op + ">";
    };
  }

  /** The first result of a call that a function of Go's library has taken the place of. */
  private static String result(Node call) {
    Fn callee = StaticValues.callee(call.x());
    return callee == null
            || callee.resultNames.isEmpty()
            || callee.resultNames.getFirst().equals("_")
        ? "~r0"
        : Fn.lastName(callee.pkg) + "." + callee.resultNames.getFirst();
  }

  /** What keeps an operator apart from the same one before it. */
  private static String space(Node n) {
    Node operand = n.x();
    return operand.op == n.op && operand.text.equals(n.text) ? " " : "";
  }

  /** A variadic call's last argument is a slice, also if nobody has written it. */
  private static String dots(Node call) {
    boolean packed =
        !call.list.isEmpty()
            && call.list.getLast().implicit
            && call.list.getLast().op == Op.SLICELIT;
    boolean variadic =
        call.x != null
            && call.x.type != null
            && call.x.type.underlying() instanceof Signature signature
            && signature.variadic();
    return packed || variadic ? "..." : "";
  }

  /** A size, which may be known though it is not written. */
  private static String size(Node make, @Nullable Node size, boolean last) {
    boolean found =
        last
            && make.op == Op.MAKESLICE
            && make.number >= 0
            && size != null
            && size.op != Op.LITERAL;
    return found ? Long.toString(make.number) : text(size, 0);
  }

  private static String list(List<Node> nodes) {
    List<String> texts = new ArrayList<>();
    for (Node node : nodes) {
      texts.add(text(node, 0));
    }
    return String.join(", ", texts);
  }
}
