package gopark.quality;

import java.util.List;
import java.util.Set;

/** What a visitor sees first is short. Names with a dot before them are for tools. */
final class TopLevel implements TidyRule {

  private static final Set<String> ALLOWED =
      Set.of("pom.xml", "backend", "frontend", "docker-compose.yml", "Dockerfile", "README.md");

  @Override
  public List<Finding> findings(List<TrackedFile> files) {
    return files.stream()
        .map(file -> file.path().split("/", 2)[0])
        .distinct()
        .filter(name -> !name.startsWith(".") && !ALLOWED.contains(name))
        .map(name -> new Finding(name, 0, "does not belong at the top; find it a place below."))
        .toList();
  }
}
