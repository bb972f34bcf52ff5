package gopark.quality;

import static gopark.quality.PackageTable.row;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import gopark.GoParkApplication;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packages are the architecture: each may use what its row says, and nothing else. */
class ArchitectureTest {

  private static final String[] WEB = {
    "org.springframework", "reactor", "tools.jackson", "org.thymeleaf", "org.slf4j"
  };

  /** Default deny. backend/ARCHITECTURE.md says why; change both together. */
  static final PackageTable TABLE =
      new PackageTable(
          "gopark",
          row("simulation"),
          row("program").using("simulation"),
          row("golang.type").using("simulation"),
          row("golang.tree").using("golang.type"),
          row("golang.syntax").using("simulation"),
          row("golang.check").using("simulation", "golang.type", "golang.tree", "golang.syntax"),
          row("golang.escape").using("golang.type", "golang.tree"),
          row("golang.value").using("simulation", "program", "golang.type"),
          row("golang.race").using("simulation", "program", "golang.value"),
          row("golang.machine")
              .using("simulation", "program", "golang.type", "golang.value", "golang.race"),
          row("golang.instruction")
              .using("simulation", "program", "golang.type", "golang.value", "golang.machine"),
          row("golang.compile")
              .using(
                  "simulation",
                  "program",
                  "golang.type",
                  "golang.tree",
                  "golang.value",
                  "golang.escape",
                  "golang.machine",
                  "golang.instruction"),
          row("golang.library")
              .using(
                  "simulation",
                  "program",
                  "golang.type",
                  "golang.check",
                  "golang.escape",
                  "golang.value",
                  "golang.machine"),
          row("golang")
              .using(
                  "simulation",
                  "program",
                  "golang.type",
                  "golang.tree",
                  "golang.syntax",
                  "golang.check",
                  "golang.value",
                  "golang.machine",
                  "golang.compile",
                  "golang.library"),
          row("os").using("simulation"),
          row("runtime.state").using("simulation", "program", "os"),
          row("runtime.event").using("simulation", "program", "runtime.state"),
          row("runtime.release").using("simulation", "runtime.state", "runtime.event"),
          row("command").using("program", "runtime.release"),
          row("runtime.config").using("simulation", "program", "os", "runtime.release"),
          row("runtime.model").using("simulation", "program", "runtime.state", "runtime.event"),
          row("runtime.port")
              .using(
                  "simulation",
                  "os",
                  "runtime.release",
                  "runtime.event",
                  "runtime.config",
                  "runtime.model"),
          row("runtime.report")
              .using(
                  "simulation",
                  "program",
                  "runtime.state",
                  "runtime.event",
                  "runtime.release",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port"),
          row("runtime.schedule")
              .using(
                  "simulation",
                  "program",
                  "runtime.state",
                  "runtime.event",
                  "runtime.release",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "os",
                  "runtime.report"),
          row("runtime.world")
              .using(
                  "simulation",
                  "program",
                  "runtime.state",
                  "runtime.event",
                  "runtime.release",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "os",
                  "runtime.report",
                  "runtime.schedule"),
          row("runtime.system")
              .using(
                  "simulation",
                  "os",
                  "program",
                  "runtime.state",
                  "runtime.event",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "runtime.report",
                  "runtime.schedule"),
          row("runtime.time")
              .using(
                  "simulation",
                  "program",
                  "runtime.state",
                  "runtime.event",
                  "runtime.release",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "runtime.report",
                  "runtime.schedule"),
          row("runtime.sync")
              .using(
                  "simulation",
                  "program",
                  "runtime.state",
                  "runtime.event",
                  "runtime.release",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "runtime.report",
                  "runtime.schedule",
                  "runtime.time"),
          row("runtime.gc")
              .using(
                  "simulation",
                  "program",
                  "runtime.state",
                  "runtime.event",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "runtime.report",
                  "runtime.schedule",
                  "runtime.world"),
          row("runtime.run")
              .using(
                  "simulation",
                  "program",
                  "runtime.state",
                  "runtime.event",
                  "runtime.release",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "os",
                  "runtime.report",
                  "runtime.schedule",
                  "runtime.world",
                  "runtime.system",
                  "runtime.time",
                  "runtime.sync",
                  "runtime.gc"),
          row("runtime.view")
              .using(
                  "simulation",
                  "os",
                  "program",
                  "runtime.state",
                  "runtime.release",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "runtime.schedule"),
          row("runtime")
              .using(
                  "simulation",
                  "program",
                  "os",
                  "runtime.state",
                  "runtime.event",
                  "command",
                  "runtime.release",
                  "runtime.config",
                  "runtime.model",
                  "runtime.port",
                  "runtime.report",
                  "runtime.schedule",
                  "runtime.world",
                  "runtime.system",
                  "runtime.time",
                  "runtime.sync",
                  "runtime.gc",
                  "runtime.run",
                  "runtime.view"),
          row("trace").using("simulation", "program", "runtime.state", "runtime.event"),
          row("picture").using("simulation", "program", "os", "runtime.state"),
          row("scenario")
              .using(
                  "simulation",
                  "program",
                  "golang",
                  "os",
                  "runtime",
                  "runtime.config",
                  "runtime.event",
                  "command",
                  "runtime.release",
                  "runtime.state"),
          row("condition")
              .using("simulation", "program", "runtime.state", "runtime.event", "trace")
              .with("dev.cel", "com.google.common.collect", "com.google.re2j"),
          row("journal"),
          row("journal.entry").using("journal").with(WEB),
          row("journal.embedded")
              .using("journal", "journal.entry")
              .with("org.h2.mvstore")
              .with(WEB),
          row("journal.valkey").using("journal", "journal.entry").with("io.lettuce").with(WEB),
          row("session")
              .using(
                  "simulation",
                  "program",
                  "golang",
                  "os",
                  "runtime",
                  "runtime.config",
                  "runtime.state",
                  "runtime.event",
                  "command",
                  "runtime.release",
                  "trace",
                  "scenario",
                  "condition",
                  "journal")
              .with("org.slf4j"),
          row("scene")
              .using(
                  "simulation",
                  "command",
                  "runtime.release",
                  "runtime.state",
                  "scenario",
                  "condition",
                  "session"),
          row("lesson").using("simulation", "command", "scenario", "condition", "scene", "session"),
          row("practice")
              .using("simulation", "runtime.state", "runtime.event", "scenario", "session"),
          row("computing").using("simulation").with("org.slf4j"),
          row("web").with("javax.crypto").with(WEB),
          row("web.message").using("web").with("org.yaml.snakeyaml", "com.ibm.icu").with(WEB),
          row("web.problem")
              .using("web", "web.message", "runtime.release", "scenario", "session", "journal")
              .with(WEB),
          row("web.work")
              .using("simulation", "computing", "web", "web.problem")
              .with("io.micrometer", "io.opentelemetry", "org.reactivestreams")
              .with(WEB),
          row("web.limit")
              .using("web", "web.problem")
              .with("com.sun.management", "org.reactivestreams")
              .with("io.github.bucket4j", "com.github.benmanes.caffeine", "io.micrometer")
              .with(WEB),
          row("web.session")
              .using("session", "web", "web.limit", "web.problem", "web.work")
              .with(WEB),
          row("web.document")
              .using("scenario", "web.limit", "web.problem", "web.work")
              .with("org.snakeyaml.engine")
              .with(WEB),
          row("web.event")
              .using(
                  "web",
                  "web.message",
                  "runtime.state",
                  "runtime.event",
                  "runtime.release",
                  "trace")
              .with(WEB),
          row("web.scene")
              .using(
                  "simulation",
                  "golang",
                  "runtime.event",
                  "runtime.release",
                  "trace",
                  "scenario",
                  "scene",
                  "session",
                  "web.document",
                  "web.message",
                  "web.problem",
                  "web.work")
              .with(WEB),
          row("web.lesson")
              .using(
                  "simulation",
                  "scenario",
                  "scene",
                  "lesson",
                  "practice",
                  "web",
                  "web.document",
                  "web.message",
                  "web.problem")
              .with(WEB),
          row("web.api")
              .using(
                  "simulation",
                  "computing",
                  "golang",
                  "program",
                  "command",
                  "runtime",
                  "runtime.config",
                  "runtime.event",
                  "runtime.state",
                  "trace",
                  "picture",
                  "scenario",
                  "condition",
                  "session",
                  "scene",
                  "lesson",
                  "practice",
                  "web",
                  "web.document",
                  "web.event",
                  "web.lesson",
                  "web.limit",
                  "web.message",
                  "web.problem",
                  "web.scene",
                  "web.session",
                  "web.work")
              .with("com.fasterxml.jackson.annotation")
              .with(WEB),
          row("web.connection")
              .using("web", "web.limit")
              .with("io.netty", "io.micrometer", "io.github.bucket4j")
              .with(WEB),
          row("web.docs")
              .using(
                  "golang",
                  "runtime.event",
                  "runtime.release",
                  "runtime.state",
                  "trace",
                  "scenario",
                  "scene",
                  "session",
                  "web.document",
                  "web.message",
                  "web.problem")
              .with("org.springdoc", "io.swagger.v3.oas.annotations", "com.fasterxml.jackson.core")
              .with(WEB),
          row("web.stream")
              .using(
                  "computing",
                  "runtime.event",
                  "runtime.state",
                  "trace",
                  "session",
                  "web",
                  "web.connection",
                  "web.limit",
                  "web.problem",
                  "web.session",
                  "web.work")
              .with("io.netty", "io.micrometer", "org.reactivestreams")
              .with(WEB),
          row("web.page")
              .using(
                  "os",
                  "simulation",
                  "runtime.event",
                  "runtime.release",
                  "scene",
                  "session",
                  "lesson",
                  "web",
                  "web.document",
                  "web.event",
                  "web.lesson",
                  "web.message",
                  "web.problem",
                  "web.scene",
                  "web.work")
              .with(WEB),
          row("web.admin")
              .using(
                  "session",
                  "web",
                  "web.limit",
                  "web.message",
                  "web.page",
                  "web.problem",
                  "web.work")
              .with("io.micrometer")
              .with(WEB),
          row("web.embed")
              .using("scene", "web", "web.message", "web.page", "web.scene", "web.work")
              .with(WEB),
          // The root package puts the parts together and may use them all; nobody may use it.
          row(""));

  /** Rooms of the runtime for itself alone; its data packages are for everybody. */
  private static final List<String> ROOMS_OF_THE_RUNTIME =
      List.of(
          "model",
          "port",
          "report",
          "schedule",
          "world",
          "system",
          "time",
          "sync",
          "gc",
          "run",
          "view");

  private static final JavaClasses MAIN = classesBesides(GoParkApplication.class);
  private static final JavaClasses TESTS = classesBesides(ArchitectureTest.class);

  @Test
  void aPackageUsesOnlyWhatItsRowAllows() {
    noneOf(TABLE.violations(MAIN));
  }

  @Test
  void theTableHasNoCircle() {
    assertThat(TABLE.cycle()).as("packages that use each other in a circle").isEmpty();
    assertThat(TABLE.strangers()).as("names without a row of their own").isEmpty();
  }

  @Test
  void nobodyOutsideTheRuntimeUsesItsRooms() {
    for (String room : ROOMS_OF_THE_RUNTIME) {
      assertThat(TABLE.usersOf("runtime." + room))
          .as("who uses runtime.%s", room)
          .isNotEmpty()
          .allMatch(user -> user.equals("runtime") || user.startsWith("runtime."));
    }
  }

  @Test
  void theTableIsToldInTheDocument() throws IOException {
    Path document = Repository.here().root().resolve("backend/ARCHITECTURE.md");
    assertThat(TABLE.missingIn(Files.readString(document)))
        .as("packages of the table of which %s says nothing: tell their job there", document)
        .isEmpty();
  }

  @Test
  void everyRowHasCodeInTheTableAndInTheDocument() throws IOException {
    Path document = Repository.here().root().resolve("backend/ARCHITECTURE.md");
    assertThat(TABLE.empty(MAIN)).as("rows of the table without code").isEmpty();
    assertThat(TABLE.unknownIn(Files.readString(document)))
        .as("packages of which %s tells and which do not exist", document)
        .isEmpty();
  }

  @Test
  void ourCodeDoesWithoutWhatIsBanned() {
    noneOf(Bans.IN_MAIN.stream().flatMap(ban -> ban.violations(MAIN).stream()).toList());
  }

  @Test
  void ourTestsDoWithoutWhatIsBanned() {
    noneOf(Bans.IN_TESTS.stream().flatMap(ban -> ban.violations(TESTS).stream()).toList());
  }

  @Test
  void whatAnObjectNeedsComesThroughItsConstructor() {
    noneOf(FieldInjection.in(MAIN));
  }

  private static JavaClasses classesBesides(Class<?> known) {
    JavaClasses found =
        new ClassFileImporter()
            .importUrl(known.getProtectionDomain().getCodeSource().getLocation());
    assertThat(found.contain(known)).isTrue();
    return found;
  }

  private static void noneOf(List<String> violations) {
    if (!violations.isEmpty()) {
      fail(String.join("\n", violations));
    }
  }
}
