package gopark.web.docs;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.test.web.server.LocalServerPort;

/** What backend/README.md shows is what happens: its lines are run in one shell. */
@ServerTest
class WalkThroughTest {

  private static final Pattern BLOCK =
      Pattern.compile("^```(\\w+)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern SESSION = Pattern.compile("session [A-Za-z0-9]{12}\\b");
  private static final String THERE = "GOPARK=http://localhost:8080";
  private static final String MARK = "=== the next";

  /** What is to be typed, and what then is to be read; an empty text where nothing is said. */
  private record Stretch(String typed, String read) {}

  @LocalServerPort private int port;
  @TempDir private Path folder;

  @Test
  void everythingComesAsItIsTold() throws IOException {
    List<Stretch> stretches = stretches();
    assertThat(stretches).hasSizeGreaterThan(10);
    StringBuilder script = new StringBuilder("set -e\n");
    for (Stretch stretch : stretches) {
      script.append(stretch.typed()).append("echo '").append(MARK).append("'\n");
    }
    assertThat(script).containsOnlyOnce(THERE);
    String there = script.toString().replace(THERE, "GOPARK=http://localhost:" + port);
    Shell.Ran ran = new Shell(folder).run(there, Map.of());
    assertThat(ran.exit()).as(ran.output() + ran.said()).isZero();
    assertThat(ran.said().lines()).as("statuses").allMatch(line -> line.matches("20[014]"));
    List<String> read = Stream.of(ran.output().split(MARK + "\n", -1)).toList();
    assertThat(read).hasSize(stretches.size() + 1);
    for (int i = 0; i < stretches.size(); i++) {
      Stretch stretch = stretches.get(i);
      assertThat(masked(read.get(i))).as(stretch.typed()).isEqualTo(masked(stretch.read()));
    }
    checkFiles();
  }

  private void checkFiles() throws IOException {
    String stream = Files.readString(folder.resolve("stream.txt"));
    assertThat(stream)
        .startsWith("retry: ")
        .contains("event: snapshot", "event: delta", "\"kind\":\"pRetaken\"")
        .contains("\"patch\":{", "\"branch\":1")
        .endsWith("event: end\ndata: {}\n\n");
    assertThat(stream.indexOf("\"kind\":\"pHandedOff\""))
        .isPositive()
        .isLessThan(stream.indexOf("\"branch\":1"));
    assertThat(Files.readString(folder.resolve("board.svg"))).endsWith("</svg>\n");
  }

  private static List<Stretch> stretches() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    List<Stretch> stretches = new ArrayList<>();
    Matcher blocks = BLOCK.matcher(readme);
    while (blocks.find()) {
      if (blocks.group(1).equals("sh")) {
        stretches.add(new Stretch(blocks.group(2), ""));
      } else {
        assertThat(blocks.group(1)).isEqualTo("text");
        stretches.add(new Stretch(stretches.removeLast().typed(), blocks.group(2)));
      }
    }
    return stretches;
  }

  private static String masked(String text) {
    return SESSION.matcher(text).replaceAll("session ID");
  }
}
