package gopark.golang.machine;

import gopark.golang.type.Runes;
import gopark.golang.value.RuntimeType;
import gopark.program.Elements;
import org.jspecify.annotations.Nullable;

/** What the values of a program's channel are, as they travel. */
record ChannelElements(RuntimeType element) implements Elements {

  @Override
  public String type() {
    return Runes.text(element.text);
  }

  @Override
  public String text(@Nullable Object value) {
    return element.isWord()
        ? ValueText.of(element, value instanceof Long word ? word : 0, null)
        : ValueText.of(element, 0, value);
  }
}
