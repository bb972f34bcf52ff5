package gopark.web.event;

import java.util.Locale;

/** Names of constants and fields as the keys of texts: {@code goCreated} is go-created. */
final class TextKeys {
  private TextKeys() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static String of(String camel) {
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < camel.length(); i++) {
      char c = camel.charAt(i);
      if (Character.isUpperCase(c)) {
        key.append(i == 0 ? "" : "-").append(Character.toLowerCase(c));
      } else {
        key.append(c);
      }
    }
    return key.toString();
  }
}
