package gopark.quality;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each ban must catch what it was made for, and leave alone what is needed. */
class BansTest {

  /** The ban in the order of {@link Bans#IN_MAIN}, and expressions that it forbids in runtime. */
  private static final List<List<String>> OFFENDING =
      List.of(
          List.of(
              "System.nanoTime()",
              "System.currentTimeMillis()",
              "java.time.Instant.now()",
              "java.time.LocalDate.now(java.time.ZoneOffset.UTC)",
              "java.time.Clock.systemUTC()",
              "(java.util.function.Supplier<java.time.Instant>) java.time.Instant::now",
              "new java.util.Date()"),
          List.of("java.time.InstantSource.fixed(java.time.Instant.EPOCH)"),
          List.of(
              "Thread.currentThread()",
              "new java.util.Timer()",
              "java.util.concurrent.Executors.newCachedThreadPool()",
              "java.util.concurrent.ForkJoinPool.commonPool()",
              "java.util.concurrent.CompletableFuture.completedFuture(1)"),
          List.of(
              "Math.random()",
              "new java.util.Random(1)",
              "java.util.UUID.randomUUID()",
              "java.util.concurrent.ThreadLocalRandom.current()",
              "java.util.random.RandomGenerator.getDefault()",
              "new java.security.SecureRandom()"),
          List.of(
              "new java.util.HashMap<String, String>()",
              "new java.util.HashSet<String>()",
              "java.util.Map.of(1, 2)",
              "java.util.Map.ofEntries()",
              "java.util.Map.copyOf(new java.util.TreeMap<>())",
              "java.util.Set.of(1)",
              "java.util.Set.copyOf(java.util.List.of())",
              "(java.util.function.Function<Integer, Object>) java.util.Set::of",
              "java.util.stream.Collectors.toSet()",
              "java.util.stream.Collectors.toMap(a -> a, a -> a)",
              "java.util.stream.Collectors.toUnmodifiableMap(a -> a, a -> a)",
              "java.util.stream.Collectors.groupingBy(a -> a)",
              "System.identityHashCode(\"\")"),
          List.of("new java.util.IdentityHashMap<String, String>()"),
          List.of(
              "new java.util.IdentityHashMap<String, String>().keySet()",
              "new java.util.IdentityHashMap<String, String>().values()"),
          List.of(
              "java.util.List.of().parallelStream()",
              "java.util.stream.Stream.of(1).parallel()",
              "new java.util.concurrent.ConcurrentHashMap<String, String>()",
              "new java.util.concurrent.atomic.AtomicLong()"),
          List.of(
              "String.format(\"%.1f\", 1.5)",
              "\"%.1f\".formatted(1.5)",
              "\"I\".toLowerCase()",
              "java.util.Locale.getDefault()",
              "java.time.ZoneId.systemDefault()"),
          List.of("new java.io.File(\".\")", "java.nio.file.Files.exists(null)"),
          List.of("System.out", "System.err"),
          List.of("java.util.logging.Logger.getGlobal()"));

  private static final List<String> NEEDED =
      List.of(
          "new java.util.LinkedHashMap<String, String>()",
          "new java.util.TreeMap<String, String>()",
          "java.util.List.of(1, 2).stream().map(a -> a + 1).toList()",
          "java.util.stream.Collectors.toMap(a -> a, a -> a, (a, b) -> a, java.util.TreeMap::new)",
          "java.util.stream.Collectors.groupingBy("
              + "a -> a, java.util.TreeMap::new, java.util.stream.Collectors.counting())",
          "String.format(java.util.Locale.ROOT, \"%.1f\", 1.5)",
          "\"I\".toLowerCase(java.util.Locale.ROOT)",
          "java.time.Duration.ofMillis(3)",
          "java.util.Objects.hash(1, 2)",
          "\"a\" + 1 + 'c'");

  @TempDir Path folder;

  @Test
  void everyBanCatchesItsSamples() {
    assertThat(OFFENDING).hasSameSizeAs(Bans.IN_MAIN);
    for (int i = 0; i < OFFENDING.size(); i++) {
      List<String> violations = Bans.IN_MAIN.get(i).violations(samples(OFFENDING.get(i)));
      for (int j = 0; j < OFFENDING.get(i).size(); j++) {
        String start = "gopark.runtime.Sample%d must not use ".formatted(j);
        assertThat(violations)
            .as(OFFENDING.get(i).get(j))
            .anySatisfy(it -> assertThat(it).startsWith(start).contains("Instead: "));
      }
    }
  }

  @Test
  void whatIsNeededIsNotBanned() {
    assertThat(violations(samples(NEEDED))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"System.nanoTime()", "Thread.currentThread()"})
  void theClockAndThreadsAreForPlaybackAndTheStart(String expression) {
    assertThat(violations(sample("gopark.session", expression))).isNotEmpty();
    assertThat(violations(sample("gopark.web.page", expression))).isNotEmpty();
    assertThat(violations(sample("gopark", expression))).isEmpty();
    assertThat(violations(sample("gopark.session", "Playback", expression))).isEmpty();
  }

  @Test
  void whatNeedNotRepeatMayUseAnyCollection() {
    assertThat(violations(sample("gopark.web.page", "java.util.Map.of(1, 2)"))).isEmpty();
    assertThat(violations(sample("gopark.runtimes", "java.util.Map.of(1, 2)"))).isEmpty();
  }

  @Test
  void anOlderJUnitIsFound() {
    JavaClasses sample =
        Compiled.classes(
            folder,
            "package org.junit; @interface Test {}",
            "package org.junit; class OldTest { @Test void it() {} }");
    assertThat(Bans.IN_TESTS.get(0).violations(sample))
        .anySatisfy(it -> assertThat(it).contains("must not use org.junit.Test"));
    assertThat(Bans.IN_TESTS.get(1).violations(sample("a", OFFENDING.getLast().getFirst())))
        .isNotEmpty();
  }

  @Test
  void anInjectedFieldIsFound() {
    JavaClasses sample =
        Compiled.classes(
            folder,
            """
            package gopark.web;
            class Bad {
              @org.springframework.beans.factory.annotation.Autowired String text;
            }
            """);
    assertThat(FieldInjection.in(sample))
        .singleElement()
        .asString()
        .startsWith("gopark.web.Bad.text is injected into the field.");
  }

  private JavaClasses samples(List<String> expressions) {
    return Compiled.classes(
        folder,
        IntStream.range(0, expressions.size())
            .mapToObj(i -> source("gopark.runtime", "Sample" + i, expressions.get(i)))
            .toArray(String[]::new));
  }

  private JavaClasses sample(String packageName, String expression) {
    return sample(packageName, "Sample", expression);
  }

  private JavaClasses sample(String packageName, String name, String expression) {
    return Compiled.classes(folder, source(packageName, name, expression));
  }

  private static String source(String packageName, String name, String expression) {
    return "package %s; class %s { Object it = %s; }".formatted(packageName, name, expression);
  }

  private static List<String> violations(JavaClasses classes) {
    return Bans.IN_MAIN.stream().flatMap(ban -> ban.violations(classes).stream()).toList();
  }
}
