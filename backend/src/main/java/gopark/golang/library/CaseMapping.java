package gopark.golang.library;

import gopark.golang.type.YoungCharacters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Large and small letters, as Go's tables have them. */
final class CaseMapping {
  private static final int LAST_WITH_CASE = 0x1EFFF;
  private static final int DOTTED_I = 0x130;
  private static final int DOTLESS_I = 0x131;

  private CaseMapping() {}

  static int toUpper(int rune) {
    return mapped(rune, Character::toUpperCase);
  }

  static int toLower(int rune) {
    return mapped(rune, Character::toLowerCase);
  }

  static int toTitle(int rune) {
    return mapped(rune, Character::toTitleCase);
  }

  private static int mapped(int rune, IntUnaryOperator change) {
    if (rune < 0x80) {
      return rune < 0 ? rune : change.applyAsInt(rune);
    }
    if (!Character.isValidCodePoint(rune)) {
      return rune;
    }
    int result = change.applyAsInt(rune);
    boolean young =
        result != rune && (YoungCharacters.include(rune) || YoungCharacters.include(result));
    return young ? rune : result;
  }

  /** What characters that differ only in case have in common. */
  static int folded(int rune) {
    if (rune < 0x80) {
      return rune >= 'A' && rune <= 'Z' ? rune + 'a' - 'A' : rune;
    }
    return rune == DOTTED_I || rune == DOTLESS_I ? rune : toLower(toUpper(rune));
  }

  /** The next larger character that differs only in case, or the smallest. */
  static int simpleFold(int rune) {
    List<Integer> all = Orbits.ALL.getOrDefault(folded(rune), List.of(rune));
    int at = all.indexOf(rune);
    return at < 0 ? rune : all.get((at + 1) % all.size());
  }

  /** Made when first asked for. */
  private static final class Orbits {
    static final Map<Integer, List<Integer>> ALL = orbits();

    private static Map<Integer, List<Integer>> orbits() {
      Map<Integer, List<Integer>> all = new LinkedHashMap<>();
      for (int rune = 0; rune <= LAST_WITH_CASE; rune++) {
        int fold = folded(rune);
        if (toUpper(rune) != rune || toLower(rune) != rune) {
          List<Integer> orbit = all.computeIfAbsent(fold, it -> new ArrayList<>(List.of(it)));
          if (rune != fold) {
            orbit.add(rune);
          }
        }
      }
      all.values().forEach(orbit -> orbit.sort(null));
      return all;
    }
  }
}
