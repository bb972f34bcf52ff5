package gopark.web.event;

import gopark.runtime.state.Meaning;
import gopark.runtime.state.Means;
import gopark.runtime.state.Waker;
import gopark.runtime.state.Why;
import gopark.trace.ApiNames;
import gopark.trace.RecordShape;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Why a goroutine does not run, or why it does, in words and as a tree. */
@Component
public final class WhyTexts {
  private static final String AREA = "why.";
  private static final String WAKER = "why.waker.";

  private final Texts texts;
  private final Amounts amounts;
  private final WaitTexts waits;

  WhyTexts(Texts texts) {
    this.texts = texts;
    amounts = new Amounts(texts);
    waits = new WaitTexts(texts);
  }

  /**
   * {@code {g, runs, chain: [{code, …, sentence}], sentence}}. A link's arguments are its record's
   * components; what there is not is not there, and goroutines are called g.
   */
  public Map<String, Object> tree(Why why, Language language) {
    List<Object> chain = new ArrayList<>();
    List<String> sentences = new ArrayList<>();
    for (Why.Link link : why.links()) {
      String sentence = sentence(link, language);
      sentences.add(sentence);
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("code", link.code());
      tree.putAll(values(link));
      tree.put("sentence", sentence);
      chain.add(tree);
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("g", why.g());
    tree.put("runs", why.runs());
    tree.put("chain", chain);
    tree.put("sentence", String.join(" ", sentences));
    return tree;
  }

  /** One link, as a sentence. */
  public String sentence(Why.Link link, Language language) {
    return texts.get(language, AREA + TextKeys.of(link.code()), arguments(link, language));
  }

  private static Map<String, Object> values(Why.Link link) {
    Map<String, Object> values = new LinkedHashMap<>();
    RecordShape shape = RecordShape.of(link.getClass());
    for (RecordShape.Part part : shape.parts()) {
      Object value = present(part, shape.get((Record) link, part.name()));
      if (value != null) {
        values.put(part.name(), value instanceof Enum<?> it ? ApiNames.of(it) : value);
      }
    }
    return values;
  }

  private Map<String, Object> arguments(Why.Link link, Language language) {
    Map<String, Object> arguments = new LinkedHashMap<>();
    RecordShape shape = RecordShape.of(link.getClass());
    for (RecordShape.Part part : shape.parts()) {
      Object value = present(part, shape.get((Record) link, part.name()));
      arguments.put(
          part.name(), value == null ? Arguments.NONE : argument(part.means(), value, language));
    }
    if (link instanceof Why.InQueue(int _, String queue, int position, long _)) {
      arguments.put("where", queue + "[" + position + "]");
    }
    if (link instanceof Why.Behind(int count, List<Integer> gs)) {
      arguments.put("names", String.join(", ", gs.stream().map(g -> "G" + g).toList()));
      arguments.put("more", count - gs.size());
    }
    return arguments;
  }

  /** The value, or null where it stands for no object. */
  private static @Nullable Object present(RecordShape.Part part, @Nullable Object value) {
    boolean none =
        part.means() != null
            && part.means().value() == Meaning.OBJECT
            && value instanceof Integer handle
            && handle == Meaning.OBJECT.none();
    return none ? null : value;
  }

  private Object argument(@Nullable Means means, Object value, Language language) {
    if (value instanceof Waker waker) {
      return texts.get(language, WAKER + TextKeys.of(waker));
    }
    if (means == null) {
      return value.toString();
    }
    return switch (means.value()) {
      case TIME, DURATION -> amounts.time((Long) value, language);
      case BYTES -> amounts.memory((Long) value, language);
      case COUNT -> value;
      case WAIT_REASON -> waits.words((String) value, language);
      case GOROUTINE, MACHINE, PROCESSOR, CORE, OBJECT, NUMBER, SHARE -> value.toString();
    };
  }
}
