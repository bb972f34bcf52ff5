package gopark.quality;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Each folder of the front end says its job. */
final class FolderReadmes implements TidyRule {

  private static final Pattern IN_A_FOLDER = Pattern.compile("(frontend/src/[^/]+)/.+");

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    Set<String> paths = files.stream().map(TrackedFile::path).collect(Collectors.toSet());
    return paths.stream()
        .flatMap(path -> IN_A_FOLDER.matcher(path).results())
        .map((MatchResult found) -> found.group(1) + "/README.md")
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .filter(readme -> !paths.contains(readme))
        .map(readme -> new Finding(readme, 0, "is missing: say the folder's job and its rules."))
        .toList();
  }
}
