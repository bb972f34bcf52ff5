package gopark.golang.type;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What Go knows without a declaration. */
public final class Universe {
  /** The interface that messages call {@code any}, though it is {@code interface{}}. */
  public static final Interface ANY = new Interface(List.of(), null, false);

  public static final Named ERROR = new Named("error", "", "");
  public static final Named COMPARABLE = new Named("comparable", "", "");

  /** The predeclared types by name. */
  public static final Map<String, Type> TYPES = types();

  static {
    Signature error =
        new Signature(List.of(), List.of(Basic.STRING), false, List.of(), List.of(""));
    ERROR.define(new Interface(List.of(new Interface.Method("Error", "", error)), null, false));
    COMPARABLE.define(new Interface(List.of(), null, true));
  }

  private Universe() {}

  private static Map<String, Type> types() {
    Map<String, Type> types = new LinkedHashMap<>();
    for (Basic basic : Basic.values()) {
      if (basic != Basic.INVALID && !basic.isUntyped()) {
        types.put(basic.text(), basic);
      }
    }
    types.put("any", ANY);
    types.put("error", ERROR);
    types.put("comparable", COMPARABLE);
    return Collections.unmodifiableMap(types);
  }
}
