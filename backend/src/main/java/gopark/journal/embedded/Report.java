package gopark.journal.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Says in one sentence what is damaged and what is whole. */
final class Report {

  private final String place;
  private final Map<String, String> damaged = new TreeMap<>();
  private final List<String> parts = new ArrayList<>();
  private final int sessions;

  Report(String place, Map<String, SessionIndex> sessions) {
    this.place = place;
    this.sessions = sessions.size();
    sessions.forEach((name, stored) -> {
      if (stored.isDamaged()) {
        damaged.put(name, stored.sentence(name));
      }
    });
  }

  void lacks(Segment segment, long records) {
    parts.add("%s lacks %d records".formatted(Segment.logName(segment.number), records));
  }

  void nameless(long records) {
    if (records > 0) {
      parts.add(
          "of %d lost records nobody can say the session, so that sessions may be missing"
              .formatted(records));
    }
  }

  void hasNoManifest() {
    parts.add("no manifest can be read, so that what was written last may be missing");
  }

  /** Names of files that are kept, where something is damaged. */
  @Nullable String sentence(List<String> files) {
    if (damaged.isEmpty() && parts.isEmpty()) {
      return null;
    }
    List<String> all = new ArrayList<>();
    all.add(
        damaged.isEmpty()
            ? "all %d sessions are whole".formatted(sessions)
            : "%d of %d sessions are whole, but %s"
                .formatted(
                    sessions - damaged.size(), sessions, String.join(", ", damaged.values())));
    all.addAll(parts);
    List<String> kept = files.stream().filter(name -> name.startsWith(Segments.KEPT)).toList();
    if (!kept.isEmpty()) {
      all.add("damaged files are kept as " + String.join(", ", kept));
    }
    return "The journal %s is damaged: %s.".formatted(place, String.join("; ", all));
  }

  /** Why nothing can be used. */
  String nothingIsWhole() {
    return "The journal %s is damaged: nothing in it is whole%s."
        .formatted(place, damaged.isEmpty() ? "" : "; " + String.join(", ", damaged.values()));
  }
}
