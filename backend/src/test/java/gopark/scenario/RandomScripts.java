package gopark.scenario;

import gopark.simulation.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/** Scripts drawn from a seed: lines that mean something, in an order that seldom does. */
final class RandomScripts {
  private static final List<String> LINES =
      List.of(
          "send c, 1",
          "recv c -> x, ok",
          "close c",
          "len c -> n",
          "lock m",
          "unlock m",
          "add g, 1",
          "done g",
          "wait g",
          "sleep 1ms",
          "spin 500",
          "loop 500",
          "gosched",
          "syscall 30us",
          "netread 5us",
          "alloc 4096",
          "let x = 1",
          "set v = v + 1",
          "println x, v",
          "say v",
          "print said",
          "panic \"oh\"",
          "goexit",
          "return",
          "call f 1 -> y",
          "go f x",
          "defer unlock m",
          "recover -> r",
          "usestack 9999",
          "gc",
          "gomaxprocs 2",
          "timer 1ms -> t",
          "stop t",
          "send m, c",
          "recv 5",
          "set v = sprint(v, x)",
          "set v = v / 0",
          "break",
          "continue",
          "fatal v",
          "exit 3",
          "let x = -(1)",
          "now -> n",
          "lockthread");

  private static final List<String> OPENERS =
      List.of(
          "if v > 1",
          "while v < 3",
          "forever",
          "for i from 0 to 3",
          "repeat 3",
          "each e \"A\", 2",
          "range c -> x",
          "go",
          "go with g",
          "defer",
          "afterfunc 1us -> t");

  private final SeededRandom random;
  private final List<String> lines = new ArrayList<>();

  RandomScripts(long seed) {
    random = new SeededRandom(seed);
  }

  String script() {
    lines.addAll(List.of("chan c " + random.below(3), "mutex m", "group g", "var v = 0"));
    lines.add("func main");
    lines.add("let x = 1");
    block(3);
    lines.add("func f x");
    block(2);
    if (random.below(6) == 0) {
      lines.remove(random.below(lines.size()));
    }
    return String.join("\n", lines);
  }

  private void block(int depth) {
    for (int i = random.below(5); i > 0; i--) {
      if (depth > 0 && random.below(3) == 0) {
        lines.add(one(OPENERS));
        block(depth - 1);
      } else {
        lines.add(one(LINES));
      }
    }
    lines.add("end");
  }

  private String one(List<String> some) {
    return some.get(random.below(some.size()));
  }
}
