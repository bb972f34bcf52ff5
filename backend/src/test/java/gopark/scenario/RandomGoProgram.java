package gopark.scenario;

import gopark.simulation.SeededRandom;
import java.util.List;

/**
 * Go programs drawn from a seed: statements that mean something, in an order that seldom does. Most
 * compile; one in six has lost a line.
 */
final class RandomGoProgram {
  private static final String HEAD =
      """
      package main

      import (
          "fmt"
          "os"
          "runtime"
          "sync"
          "time"

          "gopark/sched"
      )

      var (
          c     = make(chan int, CAPACITY)
          m     sync.Mutex
          rw    sync.RWMutex
          g     sync.WaitGroup
          once  sync.Once
          cond  = sync.NewCond(&m)
          timer = time.NewTimer(time.Millisecond)
          v     int
          s     = "x"
          list  []int
          table = map[int]int{}
          sink  []byte
      )

      func use(values ...any) {
          for _, value := range values {
              s = fmt.Sprint(value)
          }
      }

      func init() {
          if len(os.Args) > runtime.NumCPU()+9 {
              sched.Spin(time.Second)
          }
      }

      """;

  private static final List<String> STATEMENTS =
      List.of(
          "c <- 1",
          "x, ok := <-c; use(x, ok)",
          "close(c)",
          "v = len(c)",
          "m.Lock()",
          "m.Unlock()",
          "rw.RLock()",
          "rw.RUnlock()",
          "rw.Lock()",
          "g.Add(1)",
          "g.Done()",
          "g.Wait()",
          "cond.Wait()",
          "cond.Signal()",
          "cond.Broadcast()",
          "once.Do(h)",
          "use(m.TryLock())",
          "time.Sleep(time.Millisecond)",
          "sched.Spin(500 * time.Nanosecond)",
          "sched.Loop(500 * time.Nanosecond)",
          "sched.Syscall(30 * time.Microsecond)",
          "sched.RawSyscall(3 * time.Microsecond)",
          "sched.ReadNet(5 * time.Microsecond)",
          "sched.ReadFile(5 * time.Microsecond)",
          "sink = sched.Alloc(4096)",
          "runtime.Gosched()",
          "runtime.GC()",
          "runtime.GOMAXPROCS(2)",
          "runtime.LockOSThread()",
          "runtime.UnlockOSThread()",
          "use(runtime.NumGoroutine())",
          "v++",
          "s += s",
          "v = 1 / v",
          "list = append(list, v)",
          "v = list[v]",
          "table[v] = v",
          "fmt.Println(v, s)",
          "println(v)",
          "panic(\"oh\")",
          "panic(fmt.Errorf(\"no %d\", v))",
          "use(recover())",
          "runtime.Goexit()",
          "os.Exit(3)",
          "v = f(1)",
          "go f(v)",
          "go h()",
          "defer m.Unlock()",
          "defer h()",
          "use(time.Now())",
          "timer = time.NewTimer(time.Millisecond)",
          "use(timer.Stop())",
          "timer.Reset(time.Microsecond)",
          "<-timer.C",
          "time.AfterFunc(time.Microsecond, h)",
          "select { case c <- v: case v = <-c: default: }",
          "select { case v = <-c: case <-timer.C: }");

  private static final List<String> OPENERS =
      List.of(
          "if v > 1 {",
          "for v < 3 {",
          "for { if v > 9 { break }",
          "for { if v > 9 { continue }",
          "for i := range 3 { v += i",
          "for range 3 {",
          "for _, e := range []string{\"A\", \"B\"} { s = e",
          "for v = range c {",
          "go func() {",
          "defer func() {",
          "g.Go(func() {",
          "once.Do(func() {",
          "func() {");

  private final SeededRandom random;
  private final StringBuilder text = new StringBuilder();

  RandomGoProgram(long seed) {
    random = new SeededRandom(seed);
  }

  String text() {
    text.append(HEAD.replace("CAPACITY", "" + random.below(3)));
    function("main()", 3, "");
    function("f(x int) int", 2, "use(x)\nreturn x\n");
    function("h()", 2, "");
    if (random.below(6) == 0) {
      int begin = random.below(text.length());
      int end = text.indexOf("\n", begin);
      text.delete(begin, end < 0 ? text.length() : end);
    }
    return text.toString();
  }

  private void function(String signature, int depth, String end) {
    text.append("func ").append(signature).append(" {\n");
    block(depth);
    text.append(end).append("}\n\n");
  }

  private void block(int depth) {
    for (int i = random.below(5); i > 0; i--) {
      if (depth > 0 && random.below(3) == 0) {
        String opener = one(OPENERS);
        text.append(opener).append('\n');
        block(depth - 1);
        text.append(closer(opener)).append('\n');
      } else {
        // Each has a scope of its own for what it declares.
        text.append("{ ").append(one(STATEMENTS)).append(" }\n");
      }
    }
  }

  private static String closer(String opener) {
    if (opener.startsWith("go ") || opener.startsWith("defer ") || opener.startsWith("func")) {
      return "}()";
    }
    return opener.contains("(func") ? "})" : "}";
  }

  private String one(List<String> some) {
    return some.get(random.below(some.size()));
  }
}
