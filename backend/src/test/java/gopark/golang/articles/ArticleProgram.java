package gopark.golang.articles;

import gopark.scenario.Scenario;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** A program and the settings that an article has in mind. Each method gives one more setting. */
final class ArticleProgram {
  private static final Path CORPUS = Path.of("src/test/resources/golang/programs/articles");
  private static final Path EXAMPLES = Path.of("src/main/resources/gopark/golang/examples");
  private static final long FIVE_SECONDS = 5_000_000_000L;

  private final Map<String, Object> document;
  private final long mostNs;

  private ArticleProgram(Map<String, Object> document, long mostNs) {
    this.document = document;
    this.mostNs = mostNs;
  }

  /** The program on one processor of a machine with four cores, in the newest release. */
  static ArticleProgram of(String source) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("version", 1L);
    document.put("gomaxprocs", 1L);
    document.put("program", Map.of("source", source));
    return new ArticleProgram(document, FIVE_SECONDS);
  }

  /** The statements as a program's main, with the packages that they use. */
  static ArticleProgram main(String packages, String body) {
    StringBuilder source = new StringBuilder("package main\n\n");
    for (String name : packages.split(" ", -1)) {
      if (!name.isEmpty()) {
        source.append("import \"").append(name).append("\"\n");
      }
    }
    return of(source + "\nfunc main() {\n" + body + "}\n");
  }

  static ArticleProgram corpus(String name) {
    return of(read(CORPUS.resolve(name + ".go")));
  }

  static ArticleProgram example(String name) {
    return of(read(EXAMPLES.resolve(name + ".go")));
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private ArticleProgram with(String key, Object value) {
    Map<String, Object> changed = new LinkedHashMap<>(document);
    changed.put(key, value);
    return new ArticleProgram(changed, mostNs);
  }

  private ArticleProgram withProgram(String key, Object value) {
    Map<String, Object> program = new LinkedHashMap<>(program());
    program.put(key, value);
    return with("program", program);
  }

  @SuppressWarnings("unchecked")
  private Map<String, Object> program() {
    return (Map<String, Object>) document.getOrDefault("program", Map.of());
  }

  ArticleProgram go(String release) {
    return with("go", release);
  }

  ArticleProgram processors(long gomaxprocs) {
    return with("gomaxprocs", gomaxprocs);
  }

  /** As many processors as the release would choose. */
  ArticleProgram processorsByDefault() {
    Map<String, Object> changed = new LinkedHashMap<>(document);
    changed.remove("gomaxprocs");
    return new ArticleProgram(changed, mostNs);
  }

  /** The program with files that are not in memory, so that a call to one takes this long. */
  ArticleProgram fileCalls(long ns) {
    Map<String, Object> program = new LinkedHashMap<>();
    if (document.get("program") instanceof Map<?, ?> given) {
      given.forEach((name, value) -> program.put(String.valueOf(name), value));
    }
    program.put("fileNs", ns);
    return with("program", program);
  }

  ArticleProgram cores(long cores) {
    return with("cores", cores);
  }

  ArticleProgram quota(long quotaNs, long periodNs) {
    return with("quota", Map.of("quotaNs", quotaNs, "periodNs", periodNs));
  }

  ArticleProgram debug(String name, String value) {
    return with("godebug", Map.of(name, value));
  }

  ArticleProgram rules(Map<String, Object> rules) {
    return with("rules", rules);
  }

  ArticleProgram instructionPs(long ps) {
    return withProgram("instructionPs", ps);
  }

  /** The program on a slow machine, where a loop that lasts for a while has fewer turns. */
  ArticleProgram slow() {
    return instructionPs(20_000);
  }

  ArticleProgram fileNs(long ns) {
    return withProgram("fileNs", ns);
  }

  ArticleProgram networkNs(long ns) {
    return withProgram("networkNs", ns);
  }

  /** If it has not ended by then, nobody waits any longer. */
  ArticleProgram atMost(long ns) {
    return new ArticleProgram(document, ns);
  }

  PlayedProgram play() {
    return PlayedProgram.until(Scenario.read(document).orThrow(), mostNs);
  }

  /** What is printed. */
  String stdout() {
    return play().stdout();
  }
}
