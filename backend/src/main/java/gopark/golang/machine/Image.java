package gopark.golang.machine;

import gopark.golang.value.RuntimeType;
import gopark.golang.value.RuntimeTypes;
import java.util.List;
import java.util.SequencedMap;

/**
 * A compiled program, which any number of sessions run at once: it never changes once it is made.
 */
public final class Image {
  /** A variable of a package, for the inspector. */
  public record GlobalVariable(String name, int index, RuntimeType type) {}

  /** What the runtime puts at the beginning of every image. */
  static final int GOROUTINE_ENDS = 0;

  static final int DEFERRED_RETURNS = 1;
  static final int PANIC_PRINTED = 2;
  private static final int CALLS_NIL = 3;
  private static final List<Instruction> OWN =
      List.of(
          new Endings.GoroutineEnds(),
          new Endings.DeferredReturns(),
          new Endings.Printed(),
          new Endings.CallsNil());

  /** What runtime.main takes on the stack, from which main is called. */
  private static final int RUNTIME_MAIN = 152;

  /** The instructions of all functions, one after another. */
  final Instruction[] instructions;

  /** The code that each of them belongs to. */
  private final Code[] owners;

  /** Initialises packages and calls main. */
  final Code entry;

  /** What runs when a nil function is called after all. */
  final Code nilFunction;

  public final RuntimeTypes types;

  /** How many variables packages have. */
  final int globals;

  final List<GlobalVariable> variables;
  final ErrorTypes errors;

  /** The functions that can be started by name, because they have no parameters. */
  final SequencedMap<String, Code> functions;

  /**
   * Links a program.
   *
   * @param entry is among the codes; it initialises all packages and calls main
   * @param globals the number of places for variables of packages
   * @param functions functions of package main without parameters, by name
   */
  public Image(
      List<Code> codes,
      Code entry,
      RuntimeTypes types,
      int globals,
      List<GlobalVariable> variables,
      ErrorTypes errors,
      SequencedMap<String, Code> functions) {
    this.entry = entry;
    entry.frame = RUNTIME_MAIN;
    this.types = types;
    this.globals = globals;
    this.variables = List.copyOf(variables);
    this.errors = errors;
    errors.takeDeclared(types);
    this.functions = functions;
    int size = OWN.size();
    for (Code code : codes) {
      size += code.instructions.length;
    }
    instructions = new Instruction[size];
    owners = new Code[size];
    nilFunction = new Code("runtime.nilfunc", "runtime/panic.go");
    Code runtime = new Code("runtime.goexit", "runtime/asm_amd64.s");
    runtime.wrapper = true;
    runtime.slots = 1;
    nilFunction.slots = 1;
    nilFunction.wrapper = true;
    nilFunction.start = CALLS_NIL;
    int at = 0;
    for (Instruction own : OWN) {
      owners[at] = at == CALLS_NIL ? nilFunction : runtime;
      instructions[at++] = own;
    }
    for (Code code : codes) {
      code.start = at;
      for (Instruction instruction : code.instructions) {
        owners[at] = code;
        instructions[at++] = instruction;
      }
    }
  }

  /** Makes the image of a program in which races for data are sought. */
  private Image(Image original) {
    entry = original.entry;
    types = original.types;
    globals = original.globals;
    variables = original.variables;
    errors = original.errors;
    functions = original.functions;
    owners = original.owners;
    nilFunction = original.nilFunction;
    instructions = original.instructions.clone();
    for (int i = 0; i < instructions.length; i++) {
      instructions[i] = WatchedImage.of(instructions[i], owners[i]);
    }
  }

  /** The program with everything watched that goroutines may share. */
  Image watched() {
    return new Image(this);
  }

  /** The function that the instruction belongs to. */
  Code codeAt(int pc) {
    return owners[pc];
  }

  /** The line of the instruction, 0 if it has none. */
  int lineAt(int pc) {
    Code code = owners[pc];
    int offset = pc - code.start;
    return offset < code.lines.length ? code.lines[offset] : 0;
  }
}
