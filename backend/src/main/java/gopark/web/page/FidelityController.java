package gopark.web.page;

import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.web.work.SlowWork;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.info.GitProperties;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** What of Go is modelled, what is left out, and how it is held against real Go. */
@Controller
final class FidelityController {
  private static final String UNKNOWN = "–";
  private static final String RUNTIME = "runtime";
  private static final Pattern RECEIVER = Pattern.compile("\\(\\*(\\w+)\\)");

  /** The release that docs/model.md describes. */
  private static final String BASELINE = Releases.usual().name();

  /** A part of the runtime, as the page shows it. */
  record Section(String title, List<Shown> rows) {}

  /**
   * A row of the document.
   *
   * @param functions that it is about, each with the place in Go's source
   */
  record Shown(List<Function> functions, ModelDocument.Row row) {}

  /**
   * A function of Go.
   *
   * @param source the address that leads to its source; null: it has no place in the baseline
   */
  record Function(String name, @Nullable String source) {}

  /** The document with the places of its functions, and how much it has of each. */
  private record Document(List<Section> sections, ModelDocument.Counts counts) {}

  private final Pages pages;
  private final GoSources sources;
  private final SlowWork slow;
  private final String commit;
  private @Nullable Document document;

  FidelityController(
      Pages pages, GoSources sources, SlowWork slow, ObjectProvider<GitProperties> git) {
    this.pages = pages;
    this.sources = sources;
    this.slow = slow;
    GitProperties known = git.getIfAvailable();
    String id = known == null ? null : known.getShortCommitId();
    commit = id == null ? UNKNOWN : id;
  }

  @GetMapping("/fidelity")
  Mono<Rendering> fidelity(ServerWebExchange exchange) {
    return slow.read(this::document)
        .map(found ->
            pages.render(
                "fidelity",
                exchange,
                Map.of(
                    "sections",
                    found.sections(),
                    "baseline",
                    BASELINE,
                    "counts",
                    found.counts(),
                    "commit",
                    commit,
                    "releases",
                    releases())));
  }

  /** The document, read once: looking for the places of its functions takes a while. */
  private synchronized Document document() {
    Document known = document;
    if (known == null) {
      List<ModelDocument.Section> sections = ModelDocument.sections();
      known = new Document(shown(sources, sections), ModelDocument.counts(sections));
      document = known;
    }
    return known;
  }

  /** What the document has, with the places of the functions in Go's source. */
  static List<Section> shown(GoSources sources, List<ModelDocument.Section> sections) {
    return sections.stream()
        .map(section ->
            new Section(
                section.title(),
                section.rows().stream()
                    .map(row -> new Shown(functions(sources, row), row))
                    .toList()))
        .toList();
  }

  /** A method without a receiver has that of the one before it in its row. */
  private static List<Function> functions(GoSources sources, ModelDocument.Row row) {
    List<Function> functions = new ArrayList<>();
    String receiver = "";
    for (String name : row.functions()) {
      Matcher told = RECEIVER.matcher(name);
      if (told.find()) {
        receiver = told.group(1) + ".";
      }
      functions.add(new Function(name, address(sources, row.file(), name, receiver)));
    }
    return functions;
  }

  private static @Nullable String address(
      GoSources sources, String files, String function, String receiver) {
    String bare = RECEIVER.matcher(function).replaceAll("$1");
    for (String file : files.split(", ", -1)) {
      String room = packageOf(file) + ".";
      for (String name :
          List.of(room + bare, room + receiver + bare, method(sources, room, bare))) {
        if (sources.names().contains(name) && sources.find(BASELINE, name) != null) {
          return "/source/" + BASELINE + "/" + name;
        }
      }
    }
    return null;
  }

  /** A method that the document names by its own name alone; empty: there are several, or none. */
  private static String method(GoSources sources, String room, String name) {
    List<String> methods =
        sources.names().stream()
            .filter(each -> each.startsWith(room) && each.endsWith("." + name))
            .toList();
    return methods.size() == 1 ? methods.getFirst() : "";
  }

  /** Files of the runtime stand without their folder. */
  private static String packageOf(String file) {
    if (!file.endsWith(".go")) {
      return file;
    }
    int slash = file.lastIndexOf('/');
    return slash < 0 ? RUNTIME : file.substring(0, slash);
  }

  private static List<String> releases() {
    return Releases.history().stream().map(Release::name).toList();
  }
}
