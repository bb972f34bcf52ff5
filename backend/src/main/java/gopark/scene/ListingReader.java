package gopark.scene;

import gopark.condition.ConditionProblem;
import gopark.condition.Conditions;
import gopark.condition.Formula;
import gopark.scenario.Fields;
import gopark.scenario.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads listings, which of their lines a beat lights, and the measures beside them. */
final class ListingReader {
  private static final Conditions FORMULAS = Conditions.shared();
  private static final Pattern LIGHT =
      Pattern.compile("([a-z][a-z0-9-]*):([0-9]{1,3})(-([0-9]{1,3}))?");

  private final NamedGoroutines named;
  private final Map<String, Listing> listings = new LinkedHashMap<>();

  ListingReader(NamedGoroutines named) {
    this.named = named;
  }

  /** Reads those of a scene. */
  List<Listing> listings(Fields scene) {
    for (Fields each : scene.optionalObjects("listings", SceneLimits.LISTINGS)) {
      String id = DocumentIds.read(each, "id");
      BothTexts title = named.words(each.object("title"), SceneLimits.TITLE);
      List<String> lines = each.text("text", SceneLimits.LISTING).stripTrailing().lines().toList();
      if (listings.put(id, new Listing(id, title, lines)) != null) {
        DocumentIds.refuseTwice(each, id);
      }
    }
    return List.copyOf(listings.values());
  }

  /** Reads the lines that a beat lights. */
  List<Listing.Light> lights(Fields beat) {
    List<Listing.Light> lights = new ArrayList<>();
    List<String> texts = beat.optionalTexts("lights", SceneLimits.LIGHTS, SceneLimits.NAME);
    for (int i = 0; i < texts.size(); i++) {
      Listing.Light light = light(texts.get(i));
      if (light == null) {
        beat.refuse(
            Problem.of(
                beat.path("lights") + "[" + i + "]",
                "not-lines",
                "These are no lines of a listing; they are written as asm:3 or asm:3-5."));
      } else {
        lights.add(light);
      }
    }
    return lights;
  }

  private Listing.@Nullable Light light(String text) {
    Matcher matcher = LIGHT.matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    int from = Integer.parseInt(matcher.group(2));
    int to = matcher.group(4) == null ? from : Integer.parseInt(matcher.group(4));
    Listing listing = listings.get(matcher.group(1));
    return listing != null && from >= 1 && to >= from && to <= listing.lines().size()
        ? new Listing.Light(listing.id(), from, to)
        : null;
  }

  /** Reads what is measured at a beat. */
  List<Measure> measures(Fields beat) {
    List<Measure> measures = new ArrayList<>();
    List<String> units = Stream.of(Measure.Unit.values()).map(Measure.Unit::word).toList();
    for (Fields each : beat.optionalObjects("measures", SceneLimits.MEASURES)) {
      BothTexts name = named.words(each.object("name"), SceneLimits.TITLE);
      String value = each.text("value", Conditions.LENGTH);
      String unit = each.choice("as", units, Measure.Unit.NUMBER.word());
      if (!value.isEmpty()
          && FORMULAS.formula(value) instanceof Formula.Read.Refused(ConditionProblem problem)) {
        GoalReader.refuse(each, "value", problem);
      }
      if (unit != null) {
        measures.add(new Measure(name, value, Measure.Unit.values()[units.indexOf(unit)]));
      }
    }
    return measures;
  }

  /** A formula that was read before. */
  static Formula formula(String text) {
    return switch (FORMULAS.formula(text)) {
      case Formula.Read.Ready(Formula formula) -> formula;
      case Formula.Read.Refused(ConditionProblem problem) ->
          throw new IllegalArgumentException(text + ": " + problem.sentence());
    };
  }
}
