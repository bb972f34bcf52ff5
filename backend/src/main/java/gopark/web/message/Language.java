package gopark.web.message;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A language GoPark speaks. The first one is spoken to those whose own it does not know. */
public enum Language {
  EN,
  RU;

  /** Browsers send a range or two for each language that a person has chosen. */
  static final int MOST_RANGES = 20;

  static final int MOST_LENGTH = 300;

  private static final List<Locale> LOCALES =
      Arrays.stream(values()).map(Language::locale).toList();

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  public Locale locale() {
    return Locale.of(code());
  }

  static Optional<Language> of(String code) {
    return Arrays.stream(values()).filter(language -> language.code().equals(code)).findFirst();
  }

  static Language of(Locale locale) {
    return of(locale.getLanguage()).orElse(EN);
  }

  /**
   * The best match for an {@code Accept-Language} header, which strangers write as they please. Of
   * a long one only the beginning counts.
   */
  static Optional<Language> accepted(String header) {
    try {
      String first = firstRanges(header);
      return Optional.ofNullable(Locale.lookup(Locale.LanguageRange.parse(first), LOCALES))
          .map(Language::of);
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  /**
   * The ranges that are read, each of them whole. Java compares every range with all others of the
   * header, so that a header of thousands would take seconds.
   */
  static String firstRanges(String header) {
    int end = 0;
    for (int ranges = 0; ranges < MOST_RANGES && end < header.length(); ranges++) {
      int comma = header.indexOf(',', end + 1);
      int next = comma < 0 ? header.length() : comma;
      if (next > MOST_LENGTH) {
        break;
      }
      end = next;
    }
    return header.substring(0, end);
  }
}
