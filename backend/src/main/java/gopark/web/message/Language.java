package gopark.web.message;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A language GoPark speaks. The first one is spoken to those whose own it does not know. */
public enum Language {
  EN,
  RU;

  private static final List<Locale> LOCALES =
      Arrays.stream(values()).map(Language::locale).toList();

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Locale locale() {
    return Locale.of(code());
  }

  public static Optional<Language> of(String code) {
    return Arrays.stream(values()).filter(language -> language.code().equals(code)).findFirst();
  }

  public static Language of(Locale locale) {
    return of(locale.getLanguage()).orElse(EN);
  }

  /** The best match for an {@code Accept-Language} header, which strangers write as they please. */
  public static Optional<Language> accepted(String header) {
    try {
      return Optional.ofNullable(Locale.lookup(Locale.LanguageRange.parse(header), LOCALES))
          .map(Language::of);
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }
}
