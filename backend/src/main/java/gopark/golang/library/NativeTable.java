package gopark.golang.library;

import gopark.golang.machine.Native;
import gopark.golang.machine.Natives;
import gopark.program.SourceLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Functions written in Java, by the names that their packages in Go give them. */
final class NativeTable implements Natives {
  private final Map<String, Native> functions = new LinkedHashMap<>();

  /** A function of the package with that path. */
  NativeTable add(String pkg, String name, Native function) {
    if (functions.put(pkg + "." + name, function) != null) {
      throw new IllegalArgumentException(pkg + "." + name + " is there twice.");
    }
    return this;
  }

  /** Their names with the packages' paths. */
  List<String> names() {
    return List.copyOf(functions.keySet());
  }

  @Override
  public @Nullable Native find(String qualifiedName) {
    return functions.get(qualifiedName);
  }

  @Override
  public @Nullable SourceLine lineInGo(String pkg, int line) {
    return LinesInGo.of(pkg).get(line);
  }

  @Override
  public int costInGo(String qualifiedName) {
    return CostsInGo.of(qualifiedName);
  }
}
