package gopark.quality;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What none, or only some, of our code may use. */
final class Bans {

  private static final String SAME_EVERYWHERE =
      "a run must repeat byte for byte, in every process and on every machine.";

  /** All that a run is made of. */
  private static final Predicate<JavaClass> BELOW_SESSION =
      in(
          "simulation",
          "program",
          "golang",
          "runtime",
          "os",
          "trace",
          "picture",
          "scenario",
          "condition");

  /** Classes that read resources which lie beside the machinery in the same archive. */
  private static final List<String> RESOURCES =
      List.of("LibraryLines", "Resources", "Specialization");

  private static final Predicate<JavaClass> MACHINERY =
      in("simulation", "program", "golang", "runtime", "os");

  static final List<Ban> IN_MAIN =
      List.of(
          ban(
              "java.lang.System.(nanoTime|currentTimeMillis)\\(\\)"
                  + "|java.time.\\w+.now\\(.*"
                  + "|java.time.Clock|java.time.InstantSource.(system|tick)\\(.*"
                  + "|java.util.Date.<init>\\(\\)|java.util.Calendar.getInstance\\(.*",
              Bans::isNeitherPlaybackNorStart,
              "only session.Playback, computing, journal.valkey and the root package look at the"
                  + " clock.",
              "take the time as a parameter, as VirtualTime below session."),
          ban(
              "java.time.InstantSource",
              BELOW_SESSION.or(in("session")),
              "a session is a function of its journal and the time that it is asked at.",
              "take the time as a parameter, as VirtualTime below session."),
          ban(
              "java.lang.Thread(\\$.*)?|java.util.Timer"
                  + "|java.util.concurrent.(Executors?|\\w*Executor(Service)?|ForkJoin\\w+)"
                  + "|java.util.concurrent.(CompletableFuture|StructuredTaskScope|ThreadFactory)",
              Bans::isNeitherPlaybackNorStart,
              "only session.Playback, computing, journal.valkey and the root package have threads.",
              "return a result, or events, and let the caller go on."),
          ban(
              "java.lang.Math.random\\(\\)|java.util.(Random|SplittableRandom|UUID)"
                  + "|java.util.random\\..*|java.security.SecureRandom"
                  + "|java.util.concurrent.ThreadLocalRandom"
                  + "|java.util.Collections.shuffle\\(java.util.List\\)",
              BELOW_SESSION,
              SAME_EVERYWHERE,
              "simulation.SeededRandom, or an id counted up."),
          ban(
              "java.util.(HashMap|HashSet|WeakHashMap|Hashtable)"
                  + "|java.util.(Map|Set).(of|ofEntries|copyOf)\\(.*"
                  + "|java.util.stream.Collectors.(toSet|toUnmodifiable(Set|Map))\\(.*"
                  + "|java.util.stream.Collectors.toMap\\([^,]+(,[^,]+){1,2}\\)"
                  + "|java.util.stream.Collectors.groupingBy\\([^,]+(,[^,]+)?\\)"
                  + "|java.lang.System.identityHashCode\\(.*",
              BELOW_SESSION.and(Bans::hasNoPointers),
              "its order can change between runs; " + SAME_EVERYWHERE,
              "List, LinkedHashMap, LinkedHashSet, TreeMap, TreeSet, EnumMap or EnumSet."),
          ban(
              "java.util.IdentityHashMap",
              BELOW_SESSION.and(Bans::hasNoIdentities),
              "its order can change between runs; " + SAME_EVERYWHERE,
              "program.Copies, which keeps what is shared in the original shared in the copy."),
          ban(
              "java.util.IdentityHashMap.(entrySet|keySet|values|forEach|replaceAll|toString)\\(.*",
              BELOW_SESSION,
              "its order can change between runs; " + SAME_EVERYWHERE,
              "ask it for what you know, and keep a list of what is to be walked."),
          ban(
              "java.util.\\w+.parallelStream\\(\\)|java.util.stream.\\w+.parallel\\(\\)"
                  + "|java.util.concurrent.(?!Thread|Executor|ForkJoin|Completable|Structured)\\w+"
                  + "|java.util.concurrent.(atomic|locks)\\..*",
              BELOW_SESSION,
              "a run is one thread's work; " + SAME_EVERYWHERE,
              "plain fields, collections and streams."),
          ban(
              "java.lang.String.(format\\(java.lang.String,.*|formatted\\(.*)"
                  + "|java.lang.String.to(Upper|Lower)Case\\(\\)|java.util.Locale.getDefault\\(.*"
                  + "|java.time.ZoneId.systemDefault\\(\\)|java.util.TimeZone.getDefault\\(\\)",
              BELOW_SESSION,
              "it asks for the machine's language or place; " + SAME_EVERYWHERE,
              "give Locale.ROOT."),
          ban(
              "java.(io|net|nio.file|nio.channels)\\..*",
              MACHINERY.and(type -> !RESOURCES.contains(type.getSimpleName())),
              "the machinery does no input or output.",
              "read in scenario or above and pass values."),
          ban(
              "java.lang.System.(out|err)|java.lang.Throwable.printStackTrace\\(\\)",
              Bans::isAny,
              "a server's words go to its log.",
              "org.slf4j.Logger."),
          ban(
              "java.util.logging\\..*",
              Bans::isAny,
              "there is one logging library.",
              "org.slf4j.Logger."));

  static final List<Ban> IN_TESTS =
      List.of(
          ban(
              "org.junit.\\w+|org.junit.(rules|runners?)\\..*|junit.framework\\..*",
              Bans::isAny,
              "there is one JUnit, and it is not number 4.",
              "org.junit.jupiter.api."),
          ban(
              "java.util.logging\\..*",
              Bans::isAny,
              "there is one logging library.",
              "org.slf4j.Logger."));

  private Bans() {}

  private static Ban ban(String used, Predicate<JavaClass> where, String why, String instead) {
    return new Ban(Pattern.compile(used), where, why, instead);
  }

  /** Nodes of Go programs and shared objects of a run are told apart as objects. */
  private static boolean hasNoIdentities(JavaClass type) {
    return !type.getName().startsWith("gopark.program.Copies")
        && !type.getPackageName().startsWith("gopark.golang");
  }

  /** The hash of a pointer, which no order hangs on: maps of Go keep the order of insertion. */
  private static boolean hasNoPointers(JavaClass type) {
    return !type.getPackageName().equals("gopark.golang.value");
  }

  private static boolean isAny(JavaClass type) {
    return true;
  }

  private static boolean isNeitherPlaybackNorStart(JavaClass type) {
    return !type.getPackageName().equals("gopark")
        && !type.getPackageName().equals("gopark.computing")
        // It waits for another machine, and listens to it.
        && !type.getPackageName().equals("gopark.journal.valkey")
        && !type.getName().matches("gopark\\.session\\.Playback(\\$.*)?");
  }

  private static Predicate<JavaClass> in(String... packages) {
    return type -> {
      for (String name : packages) {
        if ((type.getPackageName() + ".").startsWith("gopark." + name + ".")) {
          return true;
        }
      }
      return false;
    };
  }
}
