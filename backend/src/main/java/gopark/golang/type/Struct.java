package gopark.golang.type;

import java.util.List;

/** {@code struct{…}}. */
public record Struct(List<Field> fields) implements Type {

  /**
   * One field.
   *
   * @param pkg the path of the package that declares it: unexported names differ between packages
   * @param tag empty if it has none
   */
  public record Field(String name, Type type, boolean embedded, String pkg, String tag) {}
}
