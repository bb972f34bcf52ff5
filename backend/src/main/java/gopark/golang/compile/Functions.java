package gopark.golang.compile;

import gopark.golang.escape.Decisions;
import gopark.golang.machine.Code;
import gopark.golang.machine.Native;
import gopark.golang.tree.Function;
import gopark.golang.type.Interface;
import gopark.golang.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The functions of a program, as one that is being compiled asks for others. */
interface Functions {

  /** The code of a declared function for these type arguments; it is compiled sooner or later. */
  Code code(Function function, List<Type> typeArgs);

  /** The code of a function in the place of a call, where other things may be on the heap. */
  Code code(Function function, List<Type> typeArgs, @Nullable Decisions inlined);

  /** The code of a function literal, compiled at once. */
  Code literal(Function function, Enclosing around);

  /** The code of the body of a range over a function, compiled at once. */
  Code loopBody(Function function, Enclosing around, Exits exits);

  /** The code of a function that nobody has written. */
  Code wrapper(Function function);

  /** The code of a function that nobody has written, which tracebacks show since Go's do. */
  Code shownWrapper(Function function);

  /** What a function without a body is in Java; null if it has a body. */
  @Nullable Native findNative(Function function);

  /** The literal is called where it stands, so that what it captures are arguments. */
  void calledAtOnce(Function literal);

  /** The number of a method that is called by an interface. */
  int selector(Interface.Method method);

  /** Counts constants that an instruction keeps; generic functions may have the same ones often. */
  void keeps(int elements);
}
