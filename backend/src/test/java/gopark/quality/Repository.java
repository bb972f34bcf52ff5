package gopark.quality;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The working copy these tests run in. */
record Repository(Path root) {

  private static final Set<String> NOT_OURS = Set.of(".git", "target", "node_modules");

  /** Maven starts the tests in backend, an editor perhaps at the top. */
  static Repository here() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.exists(folder.resolve("backend/pom.xml"))) {
      folder = Optional.ofNullable(folder.getParent()).orElseThrow();
    }
    return new Repository(folder);
  }

  List<TrackedFile> files() {
    return fromGit().orElseGet(this::walked).stream()
        .filter(path -> Files.isRegularFile(root.resolve(path)))
        .sorted()
        .map(path -> new TrackedFile(path, text(root.resolve(path))))
        .toList();
  }

  /** New files count before they are committed; a source archive has no history to ask. */
  private Optional<List<String>> fromGit() {
    try {
      Process git =
          new ProcessBuilder("git", "ls-files", "-z", "-co", "--exclude-standard")
              .directory(root.toFile())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String names = new String(git.getInputStream().readAllBytes(), UTF_8);
      return git.waitFor() == 0 ? Optional.of(List.of(names.split("\0"))) : Optional.empty();
    } catch (IOException gitIsNotThere) {
      return Optional.empty();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  List<String> walked() {
    List<String> found = new ArrayList<>();
    try {
      Files.walkFileTree(
          root,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
              boolean ours = !NOT_OURS.contains(String.valueOf(folder.getFileName()));
              return ours ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              found.add(slashed(root.relativize(file)));
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }

  private static String slashed(Path path) {
    return String.join("/", Stream.of(path).flatMap(Repository::names).toList());
  }

  private static Stream<String> names(Path path) {
    return Stream.iterate(0, i -> i < path.getNameCount(), i -> i + 1)
        .map(i -> path.getName(i).toString());
  }

  private static String text(Path file) {
    try {
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file))).toString();
    } catch (CharacterCodingException binary) {
      return "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
