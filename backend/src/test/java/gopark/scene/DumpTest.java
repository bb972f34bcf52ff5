package gopark.scene;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import org.junit.jupiter.api.Test;

class DumpTest {
  @Test
  void dump() throws Exception {
    StringBuilder out = new StringBuilder();
    for (String id : BuiltIn.addresses()) {
      BuiltIn played = BuiltIn.played(id);
      SortedSet<Long> moments = played.moments();
      for (int i = 0; i < played.scene.beats().size(); i++) {
        Beat beat = played.scene.beats().get(i);
        long step = played.staged.beats().get(i).step();
        String shows = String.valueOf(beat.shows());
        long not = moments.stream().filter(m -> !played.holds(shows, m)).count();
        out.append(id).append(' ').append(beat.id()).append(" step=").append(step)
            .append(" timeNs=").append(played.staged.beats().get(i).timeNs())
            .append(" false at ").append(not).append(" of ").append(moments.size())
            .append(not == 0 ? " TRIVIAL" : "").append('\n');
        if (System.getProperty("dump") != null && id.matches(System.getProperty("dump"))) {
          out.append(played.at(step)).append('\n');
        }
      }
    }
    Files.writeString(Path.of("/tmp/w-glossary-dump.txt"), out);
  }
}
