package gopark.web.page;

import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.web.document.Resources;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Where Go's source has the functions that the product's texts name, in each release whose source
 * the go command can fetch. src/test/golang/sources writes the file.
 */
@Component
final class GoSources {
  private static final String FILE = "go-sources.txt";
  private static final String BROWSER = "https://github.com/golang/go/blob/";
  private static final String RUNTIME = "runtime.";
  private static final String RELEASE = "release";
  private static final String MODEL = "model";
  private static final String NONE = "-";

  /**
   * The place of a function.
   *
   * @param tag of the release, such as go1.26.8
   * @param file below src
   * @param line at which it is declared
   * @param function what the release calls it
   */
  record Place(String tag, String file, int line, String function) {
    /** The place in the public browser of Go's source. */
    String address() {
      return BROWSER + tag + "/src/" + file + "#L" + line;
    }
  }

  private final List<String> tags = new ArrayList<>();
  private final Map<String, List<@Nullable Place>> places = new LinkedHashMap<>();
  private final List<String> onPages = new ArrayList<>();

  GoSources() {
    boolean isModel = false;
    for (String line : Resources.text(GoSources.class, FILE).lines().toList()) {
      List<String> fields = Arrays.asList(line.split(" ", -1));
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      String name = fields.getFirst();
      if (name.equals(RELEASE)) {
        tags.addAll(fields.subList(1, fields.size()));
      } else if (name.equals(MODEL)) {
        isModel = true;
      } else {
        places.put(name, places(name, fields.subList(1, fields.size())));
        if (!isModel) {
          onPages.add(name);
        }
      }
    }
  }

  private List<@Nullable Place> places(String name, List<String> fields) {
    if (fields.size() != tags.size()) {
      throw new IllegalStateException(name + " has no place for each of " + tags);
    }
    List<@Nullable Place> found = new ArrayList<>();
    for (int i = 0; i < tags.size(); i++) {
      found.add(place(name, tags.get(i), fields.get(i)));
    }
    return found;
  }

  private static @Nullable Place place(String name, String tag, String field) {
    if (field.equals(NONE)) {
      return null;
    }
    String[] parts = field.split(":", -1);
    return new Place(tag, parts[0], Integer.parseInt(parts[1]), parts.length > 2 ? parts[2] : name);
  }

  /** The tags of the releases, newest first. */
  List<String> tags() {
    return List.copyOf(tags);
  }

  /** The full names of all functions, such as {@code runtime.p.destroy}. */
  List<String> names() {
    return List.copyOf(places.keySet());
  }

  /** The functions that pages name; the others stand in docs/model.md alone. */
  List<String> onPages() {
    return List.copyOf(onPages);
  }

  /**
   * The place of a function in the Go that a design is made of; null if it has none, or if there is
   * no such design or function.
   *
   * @param design the name of a release, or of a design that is made of one
   * @param function its full name, or its own alone if it is the runtime's
   */
  @Nullable Place find(String design, String function) {
    String bare = function.replaceAll("[(*)]", "");
    List<@Nullable Place> found = places.getOrDefault(bare, places.get(RUNTIME + bare));
    int minor = minor(design);
    if (found == null) {
      return null;
    }
    for (int i = 0; i < tags.size(); i++) {
      if (minorOfTag(tags.get(i)) == minor) {
        return found.get(i);
      }
    }
    return null;
  }

  private static int minorOfTag(String tag) {
    return Integer.parseInt(tag.split("\\.", -1)[1]);
  }

  /** The minor release that a design is made of; −1: there is no such design. */
  private static int minor(String design) {
    for (Release release : Releases.all()) {
      if (release.name().equals(design)) {
        return release.minor();
      }
    }
    return -1;
  }
}
