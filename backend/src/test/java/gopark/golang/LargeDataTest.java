package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.golang.library.LibrarySources;
import gopark.golang.library.StandardNatives;
import gopark.golang.machine.Image;
import gopark.golang.machine.Instruction;
import gopark.simulation.WorkMeter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Everything that a program can do to much data at once is paid for: it takes virtual time in
 * proportion, and the computer is told of it piece by piece. The lists of instructions and native
 * functions are taken from the code, so that a new one must be told to take data or not to.
 */
class LargeDataTest {
  private static final long FEW = 1 << 16;
  private static final long MANY = 1 << 20;

  /** The factor by which sixteen times as much data must cost more, at least. */
  private static final long TIMES = 6;

  /** What is reported at once at most. An array is made in one piece, all else is divided. */
  private static final long MOST_AT_ONCE = 3 * WorkMeter.SLICE / 2;

  /** Classes whose instructions work on words, or look at a place. */
  private static final Set<String> FAMILIES_WITHOUT_DATA =
      Set.of(
          "Cells",
          "Closures",
          "Addresses",
          "LengthAndCapacity",
          "RangeStates",
          "VariableAccess",
          "WordComparison",
          "WordConversion",
          "WordOperator",
          "Endings");

  private static final Set<String> INSTRUCTIONS_WITHOUT_DATA =
      Set.of(
          "Allocates",
          "CallClosure",
          "CallCode",
          "CallNative",
          "ChanLength",
          "Close",
          "DeferCall",
          "ElementAccess.ASSIGN.ofGlobals",
          "ElementAccess.LOAD_BYTE.ofArray",
          "ElementAccess.LOAD_BYTE.ofGlobals",
          "ElementAccess.LOAD_BYTE.ofSlice",
          "ElementAccess.LOAD_REF.ofArray",
          "ElementAccess.LOAD_REF.ofGlobals",
          "ElementAccess.LOAD_REF.ofSlice",
          "ElementAccess.LOAD_WORD.ofArray",
          "ElementAccess.LOAD_WORD.ofGlobals",
          "ElementAccess.LOAD_WORD.ofSlice",
          "ElementAccess.STORE_BYTE.ofArray",
          "ElementAccess.STORE_BYTE.ofGlobals",
          "ElementAccess.STORE_BYTE.ofSlice",
          "ElementAccess.STORE_REF.ofArray",
          "ElementAccess.STORE_REF.ofGlobals",
          "ElementAccess.STORE_REF.ofSlice",
          "ElementAccess.STORE_WORD.ofArray",
          "ElementAccess.STORE_WORD.ofGlobals",
          "ElementAccess.STORE_WORD.ofSlice",
          "Elements.model",
          "Elements.set",
          "Elements.toSlice",
          "FieldAccess.LOAD_REF",
          "FieldAccess.LOAD_WORD",
          "FieldAccess.STORE_REF",
          "FieldAccess.STORE_WORD",
          "FieldAccess.addConstant",
          "FloatDivision",
          "FrameToken",
          "GoCall",
          "Interfaces.OfWord",
          "Interfaces.content",
          "Interfaces.ofRef",
          "JumpTable",
          "Jumps.always",
          "Jumps.ifBelowLength",
          "Jumps.ifMasked",
          "Jumps.ifNil",
          "Jumps.ifRemainder",
          "Jumps.ifType",
          "MapEntries.iterate",
          "Minimum",
          "Moves.checkPointer",
          "Moves.constant",
          "Moves.constantRef",
          "Moves.ref",
          "PanicValue",
          "Recover",
          "ReferenceComparison.SAME",
          "ReferenceComparison.SAME_CHANNEL",
          "ReferenceComparison.SAME_POINTER",
          "Return",
          "ReturnRef",
          "ReturnWord",
          "RunDefers",
          "Slicings.ofArray",
          "Slicings.ofSlice",
          "Slicings.toArrayPointer",
          "Strings.index",
          "Strings.nextRune",
          "Strings.ofRune",
          "UnsignedIndex",
          // Around another instruction, when races are sought.
          "Watched");

  /** Functions that take strings or anything, but look only at a type, a length or a few bytes. */
  private static final Set<String> NATIVES_WITHOUT_DATA =
      Set.of(
          "context.isComparable",
          "errors.checkTarget",
          "errors.isComparable",
          "fmt.assign",
          "fmt.isNilPointer",
          "fmt.pointee",
          "internal/sync.steady",
          "sort.length",
          "strconv.unquoteChar",
          "sync/atomic.sameType",
          "time.afterFunc",
          "time.timerChannel",
          "unicode.isIn",
          "unicode/utf8.DecodeLastRuneInString",
          "unicode/utf8.DecodeRuneInString",
          "unicode/utf8.FullRuneInString",
          "runtime.checkFinalizer",
          "runtime.setFinalizer",
          "runtime.throw",
          "runtime.addCleanup",
          "runtime.nextFinalizer",
          "runtime.nextCleanup");

  private static final Pattern NATIVE = Pattern.compile("(?m)^func (\\w+)\\((.*?)\\)[^{\\n]*$");
  private static final Pattern DATA = Pattern.compile("\\b(string|any|error|func)\\b|\\[");

  static List<LargeData> programs() {
    return LargeData.every();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void whatWorksOnMuchDataIsPaidForAndReportedPieceByPiece(LargeData program) {
    LargeDataMeter fewMeter = new LargeDataMeter();
    LargeDataMeter manyMeter = new LargeDataMeter();

    LargeDataRun few = LargeDataRun.of(GoSource.of(program.source(FEW)), fewMeter);
    LargeDataRun many = LargeDataRun.of(GoSource.of(program.source(MANY)), manyMeter);

    assertThat(few.stderr()).as(program.source(FEW)).doesNotContain("panic");
    assertThat(many.limit()).isNull();
    assertThat(many.ns()).isGreaterThan(TIMES * few.ns());
    assertThat(manyMeter.most()).isLessThan(MOST_AT_ONCE);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void aProgramContainsTheInstructionThatItIsThereFor(LargeData program) {
    if (!StandardNatives.names().contains(program.covers())) {
      assertThat(instructionsOf(program)).contains(program.covers());
    }
  }

  @Test
  void everyInstructionHasAProgramOrWorksOnNoData() {
    Set<String> untold = new TreeSet<>(instructions());
    untold.removeIf(name -> FAMILIES_WITHOUT_DATA.contains(familyOf(name)));
    untold.removeAll(INSTRUCTIONS_WITHOUT_DATA);
    programs().forEach(program -> untold.remove(program.covers()));

    assertThat(untold).isEmpty();
  }

  @Test
  void everyNativeFunctionThatIsGivenDataHasAProgram() {
    Set<String> untold = new TreeSet<>(nativesWithData());
    assertThat(untold).isNotEmpty();
    untold.removeAll(NATIVES_WITHOUT_DATA);
    programs().forEach(program -> untold.remove(program.covers()));

    assertThat(untold).isEmpty();
  }

  /** The functions of the library that carry data, found by their declarations in Go. */
  private static Set<String> nativesWithData() {
    Set<String> found = new TreeSet<>();
    LibrarySources sources = new LibrarySources();
    for (String name : StandardNatives.names()) {
      int dot = name.lastIndexOf('.');
      String source = Objects.requireNonNull(sources.source(name.substring(0, dot)));
      Matcher declaration = NATIVE.matcher(source);
      boolean declared = false;
      while (declaration.find()) {
        if (declaration.group(1).equals(name.substring(dot + 1))) {
          declared = true;
          if (DATA.matcher(declaration.group(2)).find()) {
            found.add(name);
          }
        }
      }
      assertThat(declared).as(name).isTrue();
    }
    return found;
  }

  private static List<String> instructions() {
    try {
      Path classes =
          Path.of(Instruction.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      List<String> found = new ArrayList<>();
      try (Stream<Path> files = Files.walk(classes.resolve("gopark/golang"))) {
        for (Path file : (Iterable<Path>) files.sorted()::iterator) {
          String name = classes.relativize(file).toString();
          if (name.endsWith(".class") && !name.contains("package-info")) {
            Class<?> type =
                Class.forName(
                    name.substring(0, name.length() - ".class".length()).replace('/', '.'),
                    false,
                    LargeDataTest.class.getClassLoader());
            found.addAll(InstructionNames.in(type));
          }
        }
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static String familyOf(String name) {
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  private static Set<String> instructionsOf(LargeData program) {
    try {
      var imageField = GoSource.class.getDeclaredField("image");
      imageField.setAccessible(true);
      var field = Image.class.getDeclaredField("instructions");
      field.setAccessible(true);
      GoSource source = GoSource.of(program.source(FEW));
      assertThat(source.diagnostics()).isEmpty();
      Set<String> names = new TreeSet<>();
      for (Instruction one : (Instruction[]) field.get(imageField.get(source))) {
        names.add(InstructionNames.of(one));
      }
      return names;
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
