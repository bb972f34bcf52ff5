package gopark.quality;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Each package says its job in a sentence, and that null is the exception. */
final class PackageInfos implements TidyRule {

  private static final String MAIN = "backend/src/main/java/";

  private static final Pattern SENTENCE =
      Pattern.compile("^/\\*\\*[\\s*]*\\p{Lu}[^@]*?[.:](\\s|\\*)");

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    return files.stream()
        .filter(file -> file.path().startsWith(MAIN) && file.kind().equals("java"))
        .map(TrackedFile::folder)
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .flatMap(folder -> findings(folder + "/package-info.java", files))
        .toList();
  }

  private static Stream<Finding> findings(String path, List<TrackedFile> files) {
    String text =
        files.stream()
            .filter(file -> file.path().equals(path))
            .map(TrackedFile::text)
            .findFirst()
            .orElse("");
    if (text.isEmpty()) {
      return Stream.of(
          new Finding(path, 0, "is missing: say the package's job, and mark it @NullMarked."));
    }
    Stream.Builder<Finding> found = Stream.builder();
    if (!text.contains("@NullMarked")) {
      found.add(new Finding(path, 0, "lacks @NullMarked (org.jspecify.annotations)."));
    }
    if (!SENTENCE.matcher(text).find()) {
      found.add(new Finding(path, 0, "should begin with a Javadoc sentence: the package's job."));
    }
    return found.build();
  }
}
