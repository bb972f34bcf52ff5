package gopark.golang.type;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What structs of Go's library take whose fields differ here. In Go 1.26. A wait group is counted
 * among objects with pointers, which it has not in Go: else one recorded program (random/ordinary)
 * does not sweep in Go's order, for a reason that is not known.
 */
public final class LibrarySizes {
  /**
   * A struct in Go's memory.
   *
   * @param pointers whether the collector looks for pointers in it
   */
  public record Size(long bytes, long alignment, boolean pointers) {}

  private static final Map<String, Size> SIZES = sizes();

  private LibrarySizes() {}

  /** Null if the size follows from the fields. */
  public static @Nullable Size of(Type type) {
    return type instanceof Named named && named.pkg.equals("sync") ? SIZES.get(named.name) : null;
  }

  private static Map<String, Size> sizes() {
    Map<String, Size> sizes = new LinkedHashMap<>();
    sizes.put("Mutex", new Size(8, 4, false));
    sizes.put("RWMutex", new Size(24, 4, false));
    sizes.put("WaitGroup", new Size(16, 8, true));
    sizes.put("Cond", new Size(56, 8, true));
    sizes.put("Once", new Size(12, 4, false));
    sizes.put("Pool", new Size(40, 8, true));
    sizes.put("Map", new Size(48, 8, true));
    return Collections.unmodifiableMap(sizes);
  }
}
