package gopark.web.event;

import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Times and amounts of memory in the unit that suits them: {@code 20.5 µs}, {@code 2 КиБ}. */
final class Amounts {
  /** A unit: how many of the smallest unit it is, and the key of the text for an amount in it. */
  record Unit(long size, String key) {}

  private static final List<Unit> TIME =
      List.of(
          new Unit(1, "picture.ns"),
          new Unit(1_000, "picture.us"),
          new Unit(1_000_000, "picture.ms"),
          new Unit(1_000_000_000, "picture.s"));

  private static final List<Unit> MEMORY =
      List.of(
          new Unit(1, "event.bytes.b"),
          new Unit(1L << 10, "event.bytes.kib"),
          new Unit(1L << 20, "event.bytes.mib"),
          new Unit(1L << 30, "event.bytes.gib"));

  /** The most digits after the point, as numbers in messages have. */
  private static final int DIGITS = 3;

  private final Texts texts;

  Amounts(Texts texts) {
    this.texts = texts;
  }

  String time(long ns, Language language) {
    return amount(ns, TIME, language);
  }

  String memory(long bytes, Language language) {
    return amount(bytes, MEMORY, language);
  }

  private String amount(long value, List<Unit> units, Language language) {
    Unit unit = units.getFirst();
    for (Unit larger : units) {
      if (Math.abs(value) >= larger.size()) {
        unit = larger;
      }
    }
    BigDecimal number =
        BigDecimal.valueOf(value)
            .divide(BigDecimal.valueOf(unit.size()), DIGITS, RoundingMode.HALF_UP);
    return texts.get(language, unit.key(), Map.of("value", number.doubleValue()));
  }

  /** The units, for those who make sentences elsewhere. */
  Map<String, Object> tree() {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("ns", list(TIME));
    tree.put("bytes", list(MEMORY));
    return tree;
  }

  private List<Object> list(List<Unit> units) {
    List<Object> list = new ArrayList<>();
    for (Unit unit : units) {
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("size", unit.size());
      tree.put("template", BothLanguages.of(texts, unit.key()));
      list.add(tree);
    }
    return list;
  }
}
