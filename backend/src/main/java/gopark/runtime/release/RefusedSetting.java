package gopark.runtime.release;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/** A release, a rule or a debug setting that does not exist, or not with that value. */
public final class RefusedSetting extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final transient SequencedMap<String, Object> arguments = new LinkedHashMap<>();

  RefusedSetting(String code, String sentence) {
    super(sentence);
    this.code = code;
  }

  RefusedSetting with(String name, Object value) {
    arguments.put(name, value);
    return this;
  }

  /** Stable, in kebab case. */
  public String code() {
    return code;
  }

  /** The switch that cannot be turned on, or what the code is about. */
  public String field() {
    return switch (code) {
      case "no-stealing" -> "stealing";
      case "no-sysmon" -> "sysmon";
      case "no-async-preemption" -> "asyncPreempt";
      case String other -> other;
    };
  }

  /** What a text in any language needs to say it. */
  public SequencedMap<String, Object> arguments() {
    return Collections.unmodifiableSequencedMap(arguments);
  }

  /** The reason in one English sentence. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
