package gopark.golang.machine;

import gopark.program.Frame;
import gopark.program.SourceLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where functions of the runtime begin that reports of races name, in Go 1.26. */
final class RuntimeFunctions {
  private static final String PREFIX = "runtime.";
  private static final String MAPS = "internal/runtime/maps/runtime";
  private static final Map<String, SourceLine> PLACES = new LinkedHashMap<>();

  static {
    maps("", 56, 131, 206);
    maps("_fast32", 15, 85, 195);
    maps("_fast64", 15, 85, 196);
    maps("_faststr", 101, 161, 263);
    add("mapdelete_fast32", MAPS + "_fast32.go", 465);
    add("mapdelete_fast64", MAPS + "_fast64.go", 505);
    add("mapdelete_faststr", MAPS + "_faststr.go", 402);
    add("mapdelete", "runtime/map.go", 135);
    add("mapIterStart", "runtime/map.go", 156);
    add("mapIterNext", "runtime/map.go", 168);
    add("mapclear", "runtime/map.go", 178);
    add("chansend", "runtime/chan.go", 176);
    add("closechan", "runtime/chan.go", 414);
    add("slicebytetostring", "runtime/string.go", 139);
    add("slicerunetostring", "runtime/string.go", 260);
  }

  private RuntimeFunctions() {}

  private static void maps(String keys, int access, int accessWithOk, int assign) {
    String file = MAPS + keys + ".go";
    add("mapaccess1" + keys, file, access);
    add("mapaccess2" + keys, file, accessWithOk);
    add("mapassign" + keys, file, assign);
  }

  private static void add(String name, String file, int line) {
    PLACES.put(PREFIX + name, new SourceLine(file, line));
  }

  /** The call of the function; none if it has no name. */
  static List<Frame> call(String name) {
    SourceLine place = PLACES.get(name);
    return place == null ? List.of() : List.of(new Frame(name, place));
  }
}
