package gopark.scenario;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * What is wrong with something that was read.
 *
 * @param path where: {@code commands[3].g}; empty for the whole
 * @param code stable, in kebab case
 * @param arguments what a text in any language needs to say it
 * @param sentence what is wrong, in English
 */
public record Problem(
    String path, String code, SequencedMap<String, Object> arguments, String sentence) {
  public Problem {
    arguments = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(arguments));
  }

  public static Problem of(String path, String code, String sentence) {
    return new Problem(path, code, new LinkedHashMap<>(), sentence);
  }

  /** This problem with one argument more. */
  public Problem with(String name, Object value) {
    SequencedMap<String, Object> more = new LinkedHashMap<>(arguments);
    more.put(name, value);
    return new Problem(path, code, more, sentence);
  }

  /** This problem where what was read is a part of something else, and is at that path there. */
  public Problem within(String whole) {
    String between = path.isEmpty() || path.startsWith("[") ? "" : ".";
    return new Problem(whole + between + path, code, arguments, sentence);
  }

  @Override
  public String toString() {
    return (path.isEmpty() ? "" : path + ": ") + sentence + " (" + code + ")";
  }
}
