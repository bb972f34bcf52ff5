package gopark.golang.escape;

import gopark.golang.tree.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A function's body in the place of a call of it.
 *
 * @param around the body that the call itself comes from; null if it is where it was written
 */
record Inlining(@Nullable Inlining around, Fn callee, Place call) {
  /** Where the outermost of the calls stands, which messages name. */
  Place outermost() {
    Inlining at = this;
    while (at.around != null) {
      at = at.around;
    }
    return at.call;
  }

  /** Whether messages about it come from what is said of Go's own library. */
  boolean isTold() {
    for (Inlining at = this; at != null && !at.callee.pkg.equals("main"); at = at.around) {
      if (at.callee.isTold()) {
        return true;
      }
    }
    return false;
  }

  /** The functions from the outermost to this one. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    for (Inlining at = this; at != null; at = at.around) {
      names.addFirst(at.callee.name);
    }
    return names;
  }

  /** Whether the function was put in already, or the call at this place replaced. */
  boolean repeats(Fn fn, Place at) {
    for (Inlining it = this; it != null; it = it.around) {
      if (it.callee == fn || it.call.equals(at)) {
        return true;
      }
    }
    return false;
  }
}
