package gopark.load;

import java.util.List;
import java.util.stream.Stream;

/** For how long a server is started. */
enum Lifetime {
  /** For half a minute in which nobody measures its speed: an optimizing compiler does not pay. */
  SHORT,

  /** For minutes, as users run it. */
  LONG;

  /** Options of Java, and those that go with the lifetime. */
  List<String> with(List<String> options) {
    return switch (this) {
      case SHORT -> Stream.concat(options.stream(), Stream.of("-XX:TieredStopAtLevel=1")).toList();
      case LONG -> options;
    };
  }
}
