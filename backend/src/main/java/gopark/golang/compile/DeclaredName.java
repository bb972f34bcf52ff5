package gopark.golang.compile;

/** The name of the variable that the present statement declares or assigns to; else empty. */
final class DeclaredName {
  private String name = "";

  void set(String declared) {
    name = declared;
  }

  String get() {
    return name;
  }
}
