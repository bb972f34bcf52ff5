package gopark.web.event;

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
      tree.put("code", code(link));
      tree.putAll(values(link));
      tree.put("sentence", sentence);
      chain.add(tree);
    }
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("g", why.goid());
    tree.put("runs", why.runs());
    tree.put("chain", chain);
    tree.put("sentence", String.join(" ", sentences));
    return tree;
  }

  /** One link, as a sentence. */
  public String sentence(Why.Link link, Language language) {
    return texts.get(language, AREA + Keys.of(link.code()), arguments(link, language));
  }

  /** {@code InQueue} as inQueue. */
  private static String code(Why.Link link) {
    String code = link.code();
    return Character.toLowerCase(code.charAt(0)) + code.substring(1);
  }

  private static Map<String, Object> values(Why.Link link) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (RecordShape.Part part : RecordShape.of(link.getClass()).parts()) {
      Object value = RecordShape.of(link.getClass()).get((Record) link, part.name());
      if (!missing(part.name(), value)) {
        values.put(name(part.name()), value instanceof Enum<?> it ? ApiNames.of(it) : value);
      }
    }
    return values;
  }

  private Map<String, Object> arguments(Why.Link link, Language language) {
    Map<String, Object> arguments = new LinkedHashMap<>();
    for (RecordShape.Part part : RecordShape.of(link.getClass()).parts()) {
      Object value = RecordShape.of(link.getClass()).get((Record) link, part.name());
      Object argument =
          missing(part.name(), value) ? Arguments.NONE : argument(part.name(), value, language);
      arguments.put(name(part.name()), argument);
    }
    if (link instanceof Why.InQueue(int goid, String queue, int position, long since)) {
      arguments.put("where", queue + "[" + position + "]");
    }
    if (link instanceof Why.Behind(int count, List<Integer> goids)) {
      arguments.put("names", String.join(", ", goids.stream().map(goid -> "G" + goid).toList()));
      arguments.put("more", count - goids.size());
    }
    return arguments;
  }

  private static boolean missing(String name, @Nullable Object value) {
    return value == null || (name.equals("handle") && value.equals(0));
  }

  private Object argument(String name, @Nullable Object value, Language language) {
    return switch (name) {
      case "sinceNs", "timeNs", "untilNs" -> amounts.time((Long) value(value), language);
      case "reason" -> waits.words((String) value(value), language);
      case "what" -> texts.get(language, WAKER + Keys.of((Waker) value(value)));
      case "count", "gomaxprocs", "position", "stopwait" -> value(value);
      default -> value(value).toString();
    };
  }

  private static Object value(@Nullable Object value) {
    if (value == null) {
      throw new IllegalArgumentException("What is missing has no words");
    }
    return value;
  }

  private static String name(String component) {
    return switch (component) {
      case "goid" -> "g";
      case "goids" -> "gs";
      default -> component;
    };
  }
}
