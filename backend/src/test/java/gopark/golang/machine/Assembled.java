package gopark.golang.machine;

import gopark.golang.value.RuntimeTypes;
import gopark.program.Operation;
import gopark.program.Outcome;
import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** A program put together by hand, and what it asks of the runtime. */
final class Assembled {
  final RuntimeTypes types = new RuntimeTypes();
  final List<Code> codes = new ArrayList<>();
  final List<String> selectors = new ArrayList<>();

  int selector(String key) {
    if (!selectors.contains(key)) {
      selectors.add(key);
    }
    return selectors.indexOf(key);
  }

  /** A function, empty so far. */
  Code function(String name, int params, int slots) {
    Code code = new Code(name, "main.go");
    code.params = params;
    code.slots = slots;
    code.refsEnd = slots;
    codes.add(code);
    return code;
  }

  static void fill(Code code, Instruction... instructions) {
    code.instructions = instructions;
    code.lines = new int[instructions.length];
    for (int i = 0; i < instructions.length; i++) {
      code.lines[i] = i + 1;
    }
  }

  GoProgram main(Code entry) {
    return main(entry, 500, ProgramLimits.standard());
  }

  GoProgram main(Code entry, long instructionPs, ProgramLimits limits) {
    ErrorTypes errors = new ErrorTypes(types, this::selector);
    List<Code> all = new ArrayList<>(codes);
    all.addAll(errors.codes());
    Image image = new Image(all, entry, types, 4, List.of(), errors, new LinkedHashMap<>());
    WorldSettings settings =
        new WorldSettings(instructionPs, 0, 0, "", List.of(), 26, false, limits);
    return GoProgram.main(new World(image, settings, 1, WorkMeter.unlimited()));
  }

  /** All that the program asks for but time and memory, up to its end. */
  static List<Operation> run(GoProgram program) {
    List<Operation> all = runAll(program);
    all.removeIf(it -> it instanceof Operation.Compute || it instanceof Operation.Allocate);
    return all;
  }

  /** All that the program asks for, up to its end. */
  static List<Operation> runAll(GoProgram program) {
    List<Operation> asked = new ArrayList<>();
    Outcome outcome = new Outcome();
    while (true) {
      Operation operation = program.next(outcome);
      asked.add(operation);
      switch (operation) {
        case Operation.Return _,
            Operation.Panic _,
            Operation.Goexit _,
            Operation.Fatal _,
            Operation.Exhausted _ -> {
          return asked;
        }
        default -> outcome.clear();
      }
    }
  }
}
