package gopark.quality;

import java.util.List;
import java.util.Set;

/** A file that can be read in one go. */
final class FileLength implements TidyRule {

  /** Far beyond what most need: a file holds one thought, and no limit should cut one in two. */
  static final int LINES = 800;

  private static final Set<String> KINDS = Set.of("java", "ts", "mjs", "js", "css", "html", "sh");

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    return files.stream()
        .filter(file -> KINDS.contains(file.kind()))
        .filter(file -> file.lines().size() > LINES)
        .map(file -> new Finding(file.path(), 0, message(file.lines().size())))
        .toList();
  }

  private static String message(int lines) {
    return "%d lines, more than %d; give each of its jobs a file.".formatted(lines, LINES);
  }
}
