package gopark.golang.library;

import java.util.Locale;

/** Letters are made large and small without the customs of a language. */
final class Locales {
  static final Locale NONE = Locale.ROOT;

  private Locales() {}
}
