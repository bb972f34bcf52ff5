package gopark.golang.escape;

import gopark.golang.type.Basic;
import gopark.golang.type.Interface;
import gopark.golang.type.Pointer;
import gopark.golang.type.Signature;
import gopark.golang.type.Type;
import java.util.ArrayList;
import java.util.List;

/** What the call of a function is for the frame that it is in. */
final class CallSpace {
  /** Functions that only call another one with the standard output before their arguments. */
  private static final List<String> PRINTS = List.of("fmt.Println", "fmt.Print", "fmt.Printf");

  private static final Signature NOTHING =
      new Signature(List.of(), List.of(), false, List.of(), List.of());

  private CallSpace() {}

  /** Whether Go calls nothing there, but does a few instructions. */
  static boolean isNone(Node call) {
    Fn callee = call.op == Op.CALLFUNC ? StaticValues.callee(call.x()) : null;
    if (callee == null) {
      return false;
    }
    return LibraryFlows.isIntrinsic(callee)
        || (call.inlinedElsewhere
            && (callee.pkg.equals("sync/atomic")
                || (callee.hasBody
                    && !callee.isNative()
                    && callee.body.stream().noneMatch(node -> node.any(CallSpace::calls)))));
  }

  private static boolean calls(Node node) {
    return switch (node.op) {
      case CALLFUNC,
          CALLINTER,
          APPEND,
          NEW,
          PTRLIT,
          MAKESLICE,
          MAKEMAP,
          MAKECHAN,
          CLOSURE,
          STRCONV,
          ADDSTR,
          INDEXMAP,
          PANIC ->
          true;
      default -> false;
    };
  }

  /** The bytes that it leaves for arguments and results. */
  static long of(Node call) {
    List<Type> before = new ArrayList<>();
    Type type = call.x().type;
    if (call.op == Op.CALLINTER) {
      Type pointer = new Pointer(Basic.UINTPTR);
      before.add(pointer);
      if (type != null && type.underlying() instanceof Interface of) {
        for (Interface.Method method : of.methods()) {
          if (method.name().equals(call.text)) {
            return ArgumentSpace.of(before, method.signature());
          }
        }
      }
      return ArgumentSpace.of(before, NOTHING);
    }
    Fn callee = StaticValues.callee(call.x());
    if (callee != null) {
      if (call.inlinedElsewhere && PRINTS.contains(callee.text())) {
        before.add(Interface.EMPTY);
      }
      if (call.spread) {
        before.add(new Pointer(Basic.UINTPTR));
      }
      List<Type> params = callee.params.stream().map(it -> it.type).toList();
      List<Type> results = callee.results.stream().map(it -> it.type).toList();
      return ArgumentSpace.of(before, new Signature(params, results, false, List.of(), List.of()));
    }
    return type != null && type.underlying() instanceof Signature signature
        ? ArgumentSpace.of(before, signature)
        : 0;
  }
}
