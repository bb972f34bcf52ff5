package gopark.practice;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * Something that a run shows, and by what.
 *
 * @param likely whether what was seen hardly has another cause; else it is worth a look
 * @param goroutines the first of those concerned
 * @param facts numbers and names, by what they are
 */
public record Warning(
    Symptom symptom, boolean likely, List<Integer> goroutines, SequencedMap<String, Object> facts) {

  public Warning {
    goroutines = List.copyOf(goroutines);
    facts = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(facts));
  }
}
