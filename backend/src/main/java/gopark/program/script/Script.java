package gopark.program.script;

import gopark.program.Program;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A script, compiled. At the top it declares what all goroutines share ({@code chan name 3}, {@code
 * mutex name}, {@code var name = 0}) and functions, of which {@code main} runs first:
 *
 * <pre>{@code
 * chan ball
 * func main
 *   go player "A"
 *   send ball, 1
 * end
 * func player name
 *   range ball -> n
 *     say name, n
 *   end
 * end
 * }</pre>
 *
 * The words of control flow are in {@link Statements}, those of the runtime in {@link Vocabulary}.
 * Statements that only compute take no time, but a round of a loop takes some. A block after {@code
 * go}, {@code defer}, {@code once} or {@code afterfunc} is a function of its own, which sees copies
 * of the variables around it; what goroutines are to change together is declared at the top.
 */
public final class Script {
  /** The place of a variable that is not there. */
  static final int NOWHERE = Integer.MIN_VALUE;

  private final String file;
  private final Function main;

  /** Makes what is declared at the top, before main runs. */
  private final Function init;

  private final @Nullable Object[] firstValues;
  private final int sites;

  Script(
      String file,
      Function main,
      Function init,
      List<? extends @Nullable Object> firstValues,
      int sites) {
    this.file = file;
    this.main = main;
    this.init = init;
    this.firstValues = firstValues.toArray();
    this.sites = sites;
  }

  /** Throws a {@link ScriptError} that says in which line what was wanted. */
  public static Script parse(String file, String text) {
    return new Parser(file, text).script();
  }

  /** The program of a main goroutine, and with it a run of its own. */
  public Program main() {
    return ScriptProgram.main(new World(this), main, init);
  }

  String file() {
    return file;
  }

  @Nullable Object[] firstValues() {
    return firstValues.clone();
  }

  int sites() {
    return sites;
  }
}
