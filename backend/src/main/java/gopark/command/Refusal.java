package gopark.command;

import gopark.runtime.release.RefusedSetting;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * Why a command makes no sense now.
 *
 * @param code stable, in kebab case
 * @param arguments what a text in any language needs to say it
 * @param sentence the reason in English
 */
public record Refusal(String code, SequencedMap<String, Object> arguments, String sentence)
    implements Answer {
  public Refusal {
    arguments = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(arguments));
  }

  public static Refusal of(String code, String sentence) {
    return new Refusal(code, new LinkedHashMap<>(), sentence);
  }

  public static Refusal of(RefusedSetting refused) {
    return new Refusal(refused.code(), refused.arguments(), refused.sentence());
  }

  /** This refusal with one argument more. */
  public Refusal with(String name, Object value) {
    SequencedMap<String, Object> more = new LinkedHashMap<>(arguments);
    more.put(name, value);
    return new Refusal(code, more, sentence);
  }
}
