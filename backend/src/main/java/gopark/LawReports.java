package gopark;

import gopark.session.LawReport;
import gopark.trace.EventTree;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The folder of reports on sessions that broke a law of the runtime. Each is a file by itself, with
 * all that is needed to play the session again elsewhere. When there are too many, or they are too
 * large, the oldest go.
 */
final class LawReports {

  static final Bounds MOST = new Bounds(50, 64 << 20);

  private static final String ENDING = ".zip";
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH-mm-ss.SSS'Z'").withZone(ZoneOffset.UTC);
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private final Path folder;
  private final @Nullable String commit;
  private final Bounds most;
  private final InstantSource clock;

  /** How many reports there may be, and their bytes all together. */
  record Bounds(int count, long bytes) {}

  /**
   * The reports of a server; the folder is made when it is needed.
   *
   * @param commit that the server was built from; null: nobody knows
   */
  LawReports(Path folder, @Nullable String commit, Bounds most, InstantSource clock) {
    this.folder = folder;
    this.commit = commit;
    this.most = most;
    this.clock = clock;
  }

  /** Packs it, and removes the oldest if there are too many. Gives its file. */
  synchronized Path write(LawReport report) throws IOException {
    Files.createDirectories(folder);
    Instant now = clock.instant();
    Path file = folder.resolve(TIME.format(now) + "-" + report.session() + ENDING);
    Path unfinished = folder.resolve("unfinished");
    try (OutputStream bytes = Files.newOutputStream(unfinished);
        ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      put(zip, "report.json", json(tree(report, now)));
      // The document is as it is sent to make the session again.
      put(zip, "session.json", json(Map.of("scenario", report.scenario().tree())));
      put(zip, "events.json", json(report.events().stream().map(EventTree::of).toList()));
      put(zip, "state.txt", report.state().getBytes(StandardCharsets.UTF_8));
      put(zip, "failure.txt", report.failure().getBytes(StandardCharsets.UTF_8));
    }
    Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
    tidy();
    return file;
  }

  private static byte[] json(Object tree) {
    return JSON.writeValueAsBytes(tree);
  }

  private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    zip.write(content);
    zip.closeEntry();
  }

  private SequencedMap<String, @Nullable Object> tree(LawReport report, Instant now) {
    SequencedMap<String, @Nullable Object> tree = new LinkedHashMap<>();
    tree.put("at", now.toString());
    tree.put("commit", commit);
    tree.put("engine", report.engine());
    tree.put("java", Runtime.version().toString());
    tree.put("session", report.session());
    tree.put("law", report.law());
    tree.put("lastGoodStep", report.good());
    tree.put("brokenAtStep", report.step());
    tree.put("noticedAtStep", report.noticed());
    tree.put("repeats", report.repeats());
    tree.put("digestAtLastGoodStep", report.digest());
    tree.put("release", report.release());
    tree.put("costs", report.costs());
    return tree;
  }

  /** The newest stays, whatever its size. */
  private void tidy() throws IOException {
    List<Path> newestFirst = all().reversed();
    long bytes = 0;
    for (int i = 0; i < newestFirst.size(); i++) {
      bytes += Files.size(newestFirst.get(i));
      if (i > 0 && (i >= most.count() || bytes > most.bytes())) {
        Files.deleteIfExists(newestFirst.get(i));
      }
    }
  }

  /** The reports, oldest first: their names begin with their time. */
  List<Path> all() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
    }
  }
}
