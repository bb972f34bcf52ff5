package gopark.golang.check;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Names of standard packages that are not exported and that Go's compiler knows of all the same, as
 * they occur in what it inlines. It words an error about them differently.
 */
final class HiddenNames {
  private static final Map<String, List<String>> BY_PACKAGE = byPackage();

  private HiddenNames() {}

  static boolean contains(String path, String name) {
    return BY_PACKAGE.getOrDefault(path, List.of()).contains(name);
  }

  private static Map<String, List<String>> byPackage() {
    Map<String, List<String>> names = new TreeMap<>();
    names.put("bytes", List.of("indexFunc", "lastIndexFunc", "splitSeq"));
    names.put("errors", List.of("asType"));
    names.put("fmt", List.of("errorf"));
    names.put("io", List.of("copyBuffer", "multiReader", "multiWriter", "nopCloser", "pipe"));
    names.put("maps", List.of("clone"));
    names.put(
        "math",
        List.of(
            ("acos acosh asin asinh atan atan2 atanh cbrt cos cosh erf erfc exp2 expm1 frexp ldexp"
                    + " log10 log1p log2 mod pow remainder sin sinh sqrt tan tanh")
                .split(" ")));
    names.put("math/rand", List.of("newSource"));
    names.put("net", List.of("conn", "dialIP", "dialTCP", "dialUDP", "dialUnix", "parseIP"));
    names.put("net/http", List.of("maxBytesReader", "noBody", "redirectHandler", "response"));
    names.put("net/url", List.of("parseQuery"));
    names.put(
        "os",
        List.of(
            "dirFS",
            "executable",
            "file",
            "findProcess",
            "hostname",
            "readlink",
            "removeAll",
            "rename",
            "root",
            "sameFile",
            "tempDir"));
    names.put(
        "runtime", List.of("addCleanup", "breakpoint", "callers", "gomaxprocs", "pinner", "stack"));
    names.put(
        "runtime/debug",
        List.of("freeOSMemory", "setGCPercent", "setMaxStack", "setMaxThreads", "setMemoryLimit"));
    names.put("regexp", List.of("compile"));
    names.put("sort", List.of("reverse"));
    names.put("strconv", List.of("unquote"));
    names.put("strings", List.of("indexFunc", "lastIndexFunc", "replacer", "splitSeq"));
    names.put("unicode", List.of("properties", "to"));
    names.put("unicode/utf16", List.of("decode"));
    return names;
  }
}
