package gopark.web.page;

import gopark.web.message.Language;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Something that a page shows and that never changes: made in each language when it is first asked
 * for, while others who ask for it in that language wait.
 */
final class OncePerLanguage<T> {

  private final Function<Language, T> make;
  private final Map<Language, T> made = new ConcurrentHashMap<>();

  OncePerLanguage(Function<Language, T> make) {
    this.make = make;
  }

  T in(Language language) {
    return made.computeIfAbsent(language, make);
  }
}
