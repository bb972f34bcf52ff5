package gopark.golang.machine;

import gopark.golang.value.Callee;
import gopark.golang.value.RuntimeType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A function's instructions. The compiler makes it empty first, since functions call each other,
 * fills it and links all into an {@link Image}.
 */
public final class Code implements Callee {
  /** A variable as the inspector shows it, where it can be seen: from one place up to another. */
  public record Variable(
      String name, int slot, RuntimeType type, boolean inCell, int from, int to) {}

  /**
   * What a traceback shows of a call: a parameter, or a variable that a function literal uses which
   * is called where it stands.
   */
  public record Argument(RuntimeType type, int slot, boolean inCell) {}

  /** The name that Go prints: {@code main.worker}. */
  public final String name;

  /** The file that the lines belong to. */
  public final String file;

  /** Where it is declared. */
  public int line;

  /** The instructions, with jumps by offsets. */
  public Instruction[] instructions = {};

  /** The line of each instruction. */
  public int[] lines = {};

  /** All slots that a call of it uses. */
  public int slots;

  /** How many bytes a call of it takes on Go's stack; 0 if it takes the place of a call. */
  public int frame;

  /** How many of the first slots are arguments. */
  public int params;

  /** The slots from here to {@link #refsEnd} may hold references, which a return forgets. */
  public int refsStart;

  public int refsEnd;

  /** Where a closure's call finds the closure itself; −1 if it need not. */
  public int closureSlot = -1;

  /** Where it goes on after a deferred call has recovered; −1 if it has no deferred calls. */
  public int recoveryPc = -1;

  /** What a call costs, in instructions, besides those that bring it and jump back in it. */
  public int cost = 1;

  /** The cost, in instructions, where the function takes the place of a call. */
  public int costInPlace = 1;

  /** Whether it takes the place of a call in its caller. */
  public boolean inlined;

  /** Whether there is a loop in it, in which it can be preempted as in a prologue. */
  public boolean loops;

  /** Whether Go puts it into what the compiler makes between it and an interface. */
  public boolean inlinable;

  /** Whether a call has a prologue, in which it can be preempted. */
  public boolean prologue = true;

  /** Made by the compiler between two functions; nobody sees it. */
  public boolean wrapper;

  /** What a panic says if it is called with a nil pointer in place of a value; null: it is not. */
  public @Nullable String calledByNil;

  public List<Variable> variables = List.of();
  public List<Argument> arguments = List.of();

  /** The file of Go's own library with this function; null if it is not in the library. */
  public @Nullable String fileInGo;

  /** Whether Go puts it in the place of a call of it. */
  public boolean inlinedInGo;

  /** The lines there, each 0 if Go has nothing like it. */
  public int[] linesInGo = {};

  /** Where the first of the instructions is in the image. */
  int start;

  public Code(String name, String file) {
    this.name = name;
    this.file = file;
  }

  /**
   * Makes this a function written in Java. There are {@code places} for its parameters or its
   * results, whichever are more.
   */
  public void fillWithNative(Native function, int places) {
    instructions = new Instruction[] {new CallNative(function, 0), new Return(null, 0)};
    lines = new int[2];
    slots = Math.max(1, places);
    params = places;
    refsEnd = places;
    prologue = false;
  }

  /** Where the code begins in the image. */
  public int start() {
    return start;
  }

  @Override
  public String toString() {
    return name;
  }
}
