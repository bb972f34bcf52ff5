package gopark.golang;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever strangers send is told what it is, without filling memory or taking for ever. */
class CompileBombsTest {
  private static final String RUNS = "runs";
  private static final String TOO_LARGE = "is too large for GoPark";
  private static final String HUGE_VALUES = "it has a type whose values take more than 1 GiB";
  private static final String MANY_TYPES = "it has more types than GoPark has room for";

  private static Arguments row(String what, Supplier<String> source, String verdict) {
    return Arguments.of(Named.of(what, source.get()), verdict);
  }

  static List<Arguments> sizes() {
    return List.of(
        row("structs twice in structs", CompileBombs::structsTwiceInStructs, TOO_LARGE),
        row("elements without size", CompileBombs::manyElementsWithoutSize, TOO_LARGE),
        row("generic structs", CompileBombs::genericStructsTwiceInThemselves, TOO_LARGE),
        row("arrays of type arguments", CompileBombs::arraysOfTypeArguments, HUGE_VALUES),
        row("large types", CompileBombs::largeTypesThatNobodyUses, RUNS),
        row("long literals", CompileBombs::longLiteralsOfOneElement, RUNS),
        row(
            "long literal in many instances",
            CompileBombs::longLiteralInManyInstances,
            "it has more than 1000000 elements in literals"),
        row("constants", CompileBombs::constantsTwiceInConstants, "is not representable"),
        row(
            "long constants",
            CompileBombs::longConstantAgainAndAgain,
            "the constant strings of this program are too long for GoPark"),
        row("huge exponents", CompileBombs::hugeExponents, "malformed constant: 1e1000000000"),
        row("huge shift", CompileBombs::hugeShift, "invalid shift count 1000000000"),
        row("aliases", CompileBombs::aliasesTwiceInAliases, "this type is too long for GoPark"));
  }

  static List<Arguments> types() {
    return List.of(
        row(
            "instances of functions",
            CompileBombs::manyInstancesOfFunctions,
            "it has more than 20000 functions"),
        row("ever longer type arguments", CompileBombs::everLongerTypeArguments, RUNS),
        row("type arguments of long texts", CompileBombs::typeArgumentsWithLongTexts, MANY_TYPES),
        row("generic types in themselves", CompileBombs::genericTypesInThemselves, "too "),
        row(
            "pointers to generic types",
            CompileBombs::pointersToGenericTypesInThemselves,
            MANY_TYPES),
        row("generic types of pairs", CompileBombs::genericTypesOfPairs, MANY_TYPES),
        row("embedded interfaces", CompileBombs::interfacesEmbeddingTheLastTwo, RUNS),
        row("many methods", CompileBombs::manyMethodsAssignedOften, RUNS),
        row("embedded pointers", CompileBombs::longWaysThroughEmbeddedPointers, "too "),
        row("two ways", CompileBombs::twoWaysAtEachEmbeddedPointer, "ambiguous selector x.X"),
        row("many fields", CompileBombs::manyFieldsEachAssigned, RUNS),
        row(
            "not comparable",
            CompileBombs::deepStructThatIsNotComparable,
            "struct containing S999 cannot be compared"),
        row("many cases of types", CompileBombs::manyCasesOfTypes, RUNS));
  }

  static List<Arguments> statements() {
    return List.of(
        row(
            "functions calling each other",
            CompileBombs::functionsCallingEachOther,
            "initialization cycle for v0"),
        row("variables", CompileBombs::manyVariablesThatNeedMany, RUNS),
        row("loops in loops", CompileBombs::loopsInLoops, RUNS),
        row("cycle", CompileBombs::manyInitializationCycles, "initialization cycle for v0"),
        row("labels", CompileBombs::manyLabels, RUNS),
        row("channels", CompileBombs::manyCasesOfChannels, RUNS),
        row("captured variables", CompileBombs::manyCapturedVariables, RUNS),
        row("defers", CompileBombs::manyDefers, RUNS),
        row("same key", CompileBombs::sameKeyOften, "duplicate key \"a\" in map literal"),
        row("long messages", CompileBombs::longTextsInManyMessages, "not enough arguments"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource({"sizes", "types", "statements"})
  void isToldWhatItIs(String source, String verdict) {
    assertThat(source).hasSizeLessThanOrEqualTo(GoSource.LONGEST);

    GoSource compiled = GoSource.of(source);

    if (verdict.equals(RUNS)) {
      assertThat(compiled.diagnostics()).isEmpty();
      assertThat(compiled.runs()).isTrue();
    } else {
      assertThat(compiled.runs()).isFalse();
      assertThat(compiled.diagnostics().getFirst().message()).contains(verdict);
      assertThat(compiled.diagnostics().stream().mapToLong(d -> d.message().length()).sum())
          .isLessThan(2 << 20);
    }
  }
}
