package gopark.program.script;

import gopark.program.script.Instruction.Return;
import gopark.program.script.Line.Token;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a script: first what is declared at the top, then the bodies of its functions. */
final class Parser {
  private final String file;
  private final List<Line> lines = new ArrayList<>();
  private int at;

  /** Names of shared variables, and with what they begin. */
  final List<String> shared = new ArrayList<>();

  private final List<@Nullable Object> firstValues = new ArrayList<>();
  private final List<Perform.Make> objects = new ArrayList<>();
  private final List<Line> linesOfObjects = new ArrayList<>();

  private final Map<String, Function> functions = new LinkedHashMap<>();

  /** The line after the head of each function. */
  private final Map<String, Integer> bodies = new LinkedHashMap<>();

  private int sites;

  /** How many statements are within each other. */
  int depth;

  Parser(String file, String text) {
    this.file = file;
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      try {
        Line read = Line.read(number, line);
        if (!read.isEmpty()) {
          lines.add(read);
        }
      } catch (Complaint complaint) {
        throw error(number, complaint);
      }
    }
  }

  Script script() {
    while (at < lines.size()) {
      Line line = next();
      try {
        top(line);
      } catch (Complaint complaint) {
        throw error(line.number, complaint);
      }
    }
    Function main = functions.get("main");
    if (main == null) {
      throw new ScriptError(file, 1, "wanted a function main, found none");
    }
    Function init = init();
    for (Map.Entry<String, Function> function : functions.entrySet()) {
      at = bodies.getOrDefault(function.getKey(), 0);
      compile(new Scope(function.getValue(), false, shared));
    }
    return new Script(file, main, init, firstValues, sites);
  }

  private void top(Line line) {
    String word = line.wantWord("chan, mutex, rwmutex, group, cond, once, var or func");
    Thing.Kind kind = Thing.Kind.named(word);
    if (kind != null) {
      String name = line.wantWord("a name");
      int place = share(name, null);
      declare(line, kind, name, place, new Scope(new Function("", null, List.of()), false, shared));
    } else if (word.equals("once")) {
      String name = line.wantWord("a name");
      declareOnce(line, name);
    } else if (word.equals("var")) {
      variable(line);
    } else if (word.equals("func")) {
      head(line);
      return;
    } else {
      throw new Complaint(
          "wanted chan, mutex, rwmutex, group, cond, once, var or func, found " + word);
    }
    line.wantEnd();
  }

  private int share(String name, @Nullable Object value) {
    if (shared.contains(name)) {
      throw new Complaint("there is another " + name + " at the top");
    }
    shared.add(name);
    firstValues.add(value);
    return ~(shared.size() - 1);
  }

  private void declare(Line line, Thing.Kind kind, String name, int place, Scope scope) {
    objects.add(make(line, kind, name, place, scope));
    linesOfObjects.add(line);
  }

  /** What makes an object; of a channel its capacity follows, of a cond its mutex. */
  static Perform.Make make(Line line, Thing.Kind kind, String name, int place, Scope scope) {
    Expression capacity = null;
    int lock = Script.NOWHERE;
    if (kind == Thing.Kind.CHANNEL && !line.isAtEnd()) {
      capacity = new Expressions(line, scope).expression();
    } else if (kind == Thing.Kind.COND) {
      lock = scope.known(line.wantWord("the name of its mutex"));
    }
    return new Perform.Make(kind, name, place, capacity, lock);
  }

  /** A sync.Once is a mutex and a mark. */
  private void declareOnce(Line line, String name) {
    int place = share(name, null);
    objects.add(new Perform.Make(Thing.Kind.MUTEX, name, place, null, Script.NOWHERE));
    linesOfObjects.add(line);
    share(Blocks.markOf(name), false);
  }

  private void variable(Line line) {
    String name = line.wantWord("a name");
    Object value = null;
    if (line.take("=")) {
      boolean negative = line.take("-");
      Token token = line.take();
      value =
          switch (token.kind()) {
            case NUMBER -> negative ? -token.number() : token.number();
            case TEXT -> token.text();
            case WORD -> constant(token.text());
            case SIGN, END -> throw new Complaint("wanted a value, found " + token.text());
          };
    }
    int place = share(name, value);
    assert place < 0;
  }

  private static @Nullable Object constant(String word) {
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "nil" -> null;
      default -> throw new Complaint("wanted a number, a text, true, false or nil, found " + word);
    };
  }

  private void head(Line line) {
    String name = line.wantWord("the function's name");
    List<String> parameters = new ArrayList<>();
    if (!line.isAtEnd()) {
      do {
        parameters.add(line.wantWord("a parameter's name"));
      } while (line.take(","));
      line.wantEnd();
    }
    if (functions.putIfAbsent(name, new Function("main." + name, null, parameters)) != null) {
      throw new Complaint("there is another function " + name);
    }
    bodies.put(name, at);
    skipBody();
  }

  /** Steps over a function's lines: it ends where its blocks do. */
  private void skipBody() {
    int depth = 1;
    while (depth > 0) {
      if (at == lines.size()) {
        throw new Complaint("wanted an end of this function, found none");
      }
      Line line = next();
      if (line.sees("func")) {
        throw new Complaint("wanted an end of this function before line " + line.number);
      }
      if (line.sees("end")) {
        depth--;
      } else if (Blocks.opens(line)) {
        depth++;
      }
    }
  }

  private Function init() {
    Scope scope = new Scope(new Function("main.init", null, List.of()), false, shared);
    for (int i = 0; i < objects.size(); i++) {
      scope.code.add(linesOfObjects.get(i), objects.get(i));
    }
    scope.code.add(last(), new Return());
    seal(scope);
    return scope.function;
  }

  /** The lines up to the end of a function, or of a block that is one. */
  void compile(Scope scope) {
    new Statements(this, scope).until(List.of("end"));
    scope.code.add(last(), new Return());
    seal(scope);
  }

  void seal(Scope done) {
    done.function.seal(done.code, done.most(), file);
  }

  Line next() {
    return lines.get(at++);
  }

  Line last() {
    return lines.get(at - 1);
  }

  /** Whether no line has been read since this one. */
  boolean isLast(Line line) {
    return last().number == line.number;
  }

  boolean isAtEnd() {
    return at == lines.size();
  }

  /** A number for a statement that keeps its last operation. */
  int site() {
    return sites++;
  }

  Function function(String name) {
    Function function = functions.get(name);
    if (function == null) {
      throw new Complaint("there is no function " + name);
    }
    return function;
  }

  ScriptError error(int line, Complaint complaint) {
    return new ScriptError(file, line, String.valueOf(complaint.getMessage()));
  }
}
