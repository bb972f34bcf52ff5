package gopark.scene;

import gopark.scenario.Fields;
import gopark.scenario.ScenarioLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads beats. */
final class BeatReader {
  private final NamedGoroutines named;
  private final ListingReader listings;
  private final ChallengeReader actionReader;

  /** Reads those whose texts speak of such goroutines, and that light such listings. */
  BeatReader(NamedGoroutines named, ListingReader listings) {
    this.named = named;
    this.listings = listings;
    actionReader = new ChallengeReader(named::words, SceneLimits.TITLE);
  }

  Beat beat(Fields fields) {
    String id = DocumentIds.read(fields, "id");
    Fields at = fields.optionalObject("at");
    List<String> look = BoardTargets.look(fields, SceneLimits.TARGETS, SceneLimits.NAME);
    BothTexts caption = named.words(fields.object("caption"), SceneLimits.TEXT);
    String shows = PointReader.shows(fields);
    List<Listing.Light> lights = listings.lights(fields);
    List<Measure> measures = listings.measures(fields);
    String see = fields.has("see") ? DocumentIds.read(fields, "see") : null;
    if (see == null) {
      fields.mayHave(List.of("see"));
    }
    Fields card = fields.optionalObject("card");
    List<Action> actions =
        fields.optionalObjects("actions", SceneLimits.ACTIONS).stream()
            .map(each -> actionReader.action(each, SceneLimits.COMMANDS))
            .toList();
    Fields question = fields.optionalObject("question");
    return new Beat(
        id,
        at == null ? null : PointReader.later(at),
        look,
        caption,
        shows,
        lights,
        measures,
        see,
        card == null ? null : card(card),
        actions,
        question == null ? null : question(question));
  }

  private Beat.Card card(Fields fields) {
    return new Beat.Card(
        named.words(fields.object("article"), SceneLimits.TEXT),
        named.words(fields.object("go"), SceneLimits.TEXT));
  }

  private Beat.Question question(Fields fields) {
    BothTexts ask = named.words(fields.object("ask"), SceneLimits.TEXT);
    List<Beat.Answer> answers = new ArrayList<>();
    for (Fields each : fields.objects("answers", 1, SceneLimits.ANSWERS)) {
      answers.add(answer(each));
    }
    if (!answers.isEmpty() && answers.stream().noneMatch(Beat.Answer::right)) {
      fields.refuse("answers", "no-right-answer", "None of the answers is marked as right.");
    }
    return new Beat.Question(ask, answers, named.words(fields.object("because"), SceneLimits.TEXT));
  }

  private Beat.Answer answer(Fields fields) {
    String target = BoardTargets.target(fields, SceneLimits.NAME);
    Long value = fields.optionalNumber("value", -ScenarioLimits.EXACT, ScenarioLimits.EXACT);
    Fields text = fields.optionalObject("text");
    BothTexts words = text == null ? null : named.words(text, SceneLimits.TITLE);
    if (Stream.<@Nullable Object>of(target, value, words).filter(one -> one != null).count() != 1) {
      fields.refuse(
          "target", "not-one-answer", "An answer is exactly one of target, value and text.");
    }
    return new Beat.Answer(target, value, words, fields.flag("right", false));
  }
}
