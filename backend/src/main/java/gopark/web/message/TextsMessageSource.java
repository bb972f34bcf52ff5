package gopark.web.message;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSource;
import org.springframework.context.MessageSourceResolvable;
import org.springframework.context.NoSuchMessageException;

/** Lets Thymeleaf say {@code #{area.key(${ {count: 5} })}}: arguments have names, as in ICU. */
final class TextsMessageSource implements MessageSource {

  private final Texts texts;

  TextsMessageSource(Texts texts) {
    this.texts = texts;
  }

  @Override
  public @Nullable String getMessage(
      String code,
      Object @Nullable [] arguments,
      @Nullable String defaultMessage,
      @Nullable Locale locale) {
    return find(code, arguments, locale).orElse(defaultMessage);
  }

  @Override
  public String getMessage(String code, Object @Nullable [] arguments, @Nullable Locale locale) {
    return find(code, arguments, locale).orElseThrow(() -> new NoSuchMessageException(code));
  }

  @Override
  public String getMessage(MessageSourceResolvable resolvable, @Nullable Locale locale) {
    String[] codes = Optional.ofNullable(resolvable.getCodes()).orElse(new String[0]);
    return Arrays.stream(codes)
        .flatMap(code -> find(code, resolvable.getArguments(), locale).stream())
        .findFirst()
        .or(() -> Optional.ofNullable(resolvable.getDefaultMessage()))
        .orElseThrow(() -> new NoSuchMessageException(String.join(", ", codes)));
  }

  private Optional<String> find(
      String code, Object @Nullable [] arguments, @Nullable Locale locale) {
    Language language = locale == null ? Language.EN : Language.of(locale);
    return texts.find(language, code, named(arguments));
  }

  @SuppressWarnings("unchecked") // the keys are the argument names a template writes
  private static Map<String, ?> named(Object @Nullable [] arguments) {
    return arguments != null && arguments.length == 1 && arguments[0] instanceof Map<?, ?> map
        ? (Map<String, ?>) map
        : Map.of();
  }
}
