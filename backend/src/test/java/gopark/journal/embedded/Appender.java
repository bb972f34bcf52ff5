package gopark.journal.embedded;

import gopark.journal.JournalLocked;
import gopark.journal.Written.Appended;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Another process, which appends in several threads until it is killed and tells what is safe. */
final class Appender implements AutoCloseable {

  private static final int ENDED = 3;

  private final Process process;
  private final BufferedReader output;

  private Appender(Process process) {
    this.process = process;
    this.output = process.inputReader(StandardCharsets.UTF_8);
  }

  static Appender start(Path file, int threads) throws IOException {
    return new Appender(
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-Xmx128m",
                "-cp",
                System.getProperty("java.class.path"),
                Appender.class.getName(),
                file.toString(),
                Integer.toString(threads))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  /** The session's number and the entry's, when that entry is safe; null at the end. */
  @Nullable String nextLine() throws IOException {
    return output.readLine();
  }

  /** All that is still to be read. */
  List<String> output() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String line = nextLine(); line != null; line = nextLine()) {
      lines.add(line);
    }
    return lines;
  }

  /** Kills it, as an impatient operator would. */
  void kill() {
    // Process.destroyForcibly would close its output as well, and there may be news in it.
    process.toHandle().destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    kill();
  }

  public static void main(String[] arguments) throws InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    try (EmbeddedJournal journal =
        EmbeddedJournal.open(Path.of(arguments[0]), InstantSource.system())) {
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < Integer.parseInt(arguments[1]); i++) {
        int number = i;
        threads.add(Thread.ofPlatform().daemon().start(() -> append(journal, number, out)));
      }
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (JournalLocked e) {
      out.println("locked");
      System.exit(ENDED);
    }
  }

  /** Mostly single entries, now and then three together or a large one; and sessions go. */
  private static void append(EmbeddedJournal journal, int number, PrintStream out) {
    String session = "s" + number;
    for (long last = journal.lastSeq(session); ; ) {
      List<Map<String, Object>> entries = new ArrayList<>();
      for (int i = 0; i < (last % 7 == 0 ? 3 : 1); i++) {
        entries.add(entry(number, last + 1 + i));
      }
      if (journal.appendAll(session, last, entries) instanceof Appended(long seq)) {
        out.println(number + " " + seq);
        last = seq;
      } else {
        throw new IllegalStateException("Somebody else appends to " + session);
      }
      if (last % 11 == 0) {
        journal.create(session + "-" + last, entry(number, 1));
        journal.delete(session + "-" + (last - 11));
      }
    }
  }

  /** What an entry of a session must say. */
  static Map<String, Object> entry(int session, long seq) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("session", (long) session);
    fields.put("seq", seq);
    fields.put("text", "x".repeat((int) (seq % 13 == 0 ? 9000 : seq % 50)));
    return fields;
  }
}
