package gopark.practice;

import gopark.scenario.Scenario;
import gopark.simulation.SeededRandom;
import java.util.LinkedHashMap;
import java.util.Map;

/** Go programs of the exam. Their names give nothing away. */
final class ExamPrograms {
  private static final String IMPORTS =
      """
      package main

      import (
      %s
      )

      """;

  private static final String SCHED = "\t\"time\"\n\n\t\"gopark/sched\"";

  private ExamPrograms() {}

  /** A run that is to have that cause, drawn anew at each call. */
  static Scenario scenario(Cause cause, SeededRandom random) {
    long processors = 2L + random.below(5);
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("version", 1L);
    document.put("gomaxprocs", cause == Cause.LOCK_CONVOY ? processors + 2 : processors);
    document.put("cores", 8L);
    document.put("quiet", true);
    document.put("seed", 1L + random.below(1_000_000));
    if (cause == Cause.STARVING) {
      document.put("go", "1.13");
    }
    if (cause == Cause.THROTTLED) {
      document.put("gomaxprocs", 8L);
      long period = 50_000_000L;
      document.put("quota", Map.of("quotaNs", period * (1 + random.below(3)), "periodNs", period));
    }
    document.put("godebug", Map.of("schedtrace", "10"));
    document.put("program", Map.of("source", program(cause, (int) processors, random)));
    return Scenario.read(document).orThrow();
  }

  private static String program(Cause cause, int processors, SeededRandom random) {
    return switch (cause) {
      case HEALTHY -> healthy(processors, random);
      case SATURATED -> computing(6 * processors + random.below(20), 50 + random.below(200));
      case THROTTLED -> computing(12 + random.below(20), 200 + random.below(800));
      case LEAK -> leak(random);
      case LOCK_CONVOY -> convoy(random);
      case THREAD_GROWTH -> calls(processors, random);
      case STARVING -> loops(processors, random);
    };
  }

  private static String healthy(int processors, SeededRandom random) {
    return IMPORTS.formatted(SCHED)
        + """
        func main() {
        	for range %d {
        		go serve()
        	}
        	for {
        		time.Sleep(20 * time.Millisecond)
        	}
        }

        func serve() {
        	for {
        		sched.ReadNet(%d * time.Microsecond)
        		sched.Spin(%d * time.Microsecond)
        	}
        }
        """
            .formatted(
                processors + random.below(6), 2_000 + random.below(4_000), 50 + random.below(200));
  }

  private static String computing(int goroutines, int microseconds) {
    return IMPORTS.formatted(SCHED)
        + """
        func main() {
        	for range %d {
        		go serve()
        	}
        	for {
        		time.Sleep(20 * time.Millisecond)
        	}
        }

        func serve() {
        	for {
        		sched.Spin(%d * time.Microsecond)
        	}
        }
        """
            .formatted(goroutines, microseconds);
  }

  private static String leak(SeededRandom random) {
    return IMPORTS.formatted(SCHED)
        + """
        func main() {
        	for {
        		first(%d)
        		sched.Spin(%d * time.Microsecond)
        		time.Sleep(%d * time.Millisecond)
        	}
        }

        func first(servers int) int {
        	answers := make(chan int)
        	for server := range servers {
        		go serve(server, answers)
        	}
        	return <-answers
        }

        func serve(server int, answers chan int) {
        	time.Sleep(time.Duration(server+1) * 100 * time.Microsecond)
        	answers <- server
        }
        """
            .formatted(2 + random.below(3), 50 + random.below(300), 2 + random.below(3));
  }

  private static String convoy(SeededRandom random) {
    return IMPORTS.formatted("\t\"sync\"\n" + SCHED)
        + """
        var state sync.Mutex

        func main() {
        	for range %d {
        		go serve()
        	}
        	for {
        		time.Sleep(20 * time.Millisecond)
        	}
        }

        func serve() {
        	for {
        		state.Lock()
        		sched.Spin(%d * time.Microsecond)
        		state.Unlock()
        		time.Sleep(%d * time.Microsecond)
        	}
        }
        """
            .formatted(25 + random.below(30), 300 + random.below(500), 20 + random.below(200));
  }

  private static String calls(int processors, SeededRandom random) {
    return IMPORTS.formatted(SCHED)
        + """
        func main() {
        	for range %d {
        		go serve()
        	}
        	for {
        		time.Sleep(20 * time.Millisecond)
        	}
        }

        func serve() {
        	for {
        		sched.ReadFile(%d * time.Millisecond)
        		sched.Spin(%d * time.Microsecond)
        	}
        }
        """
            .formatted(
                6 * processors + 15 + random.below(30), 3 + random.below(6), 10 + random.below(20));
  }

  private static String loops(int processors, SeededRandom random) {
    return IMPORTS.formatted(SCHED)
        + """
        func main() {
        	for range %d {
        		go count()
        	}
        	sched.Spin(500 * time.Microsecond)
        	for range %d {
        		go serve()
        	}
        	for {
        		time.Sleep(5 * time.Millisecond)
        	}
        }

        func count() {
        	sched.Loop(10 * time.Second)
        }

        func serve() {
        	sched.Spin(%d * time.Microsecond)
        }
        """
            .formatted(processors, 3 + random.below(8), 10 + random.below(40));
  }
}
