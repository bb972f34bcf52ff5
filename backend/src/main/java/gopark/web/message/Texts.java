package gopark.web.message;

import com.ibm.icu.text.MessageFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * The texts of {@code frontend/texts}: a file an area, in it a key for each text, and under the key
 * the text in each language, as an ICU message. The full name of a text is {@code area.key}.
 */
public final class Texts {

  private static final String FILES = "classpath*:gopark/texts/*.yaml";

  private final Map<Language, Map<String, String>> patterns;

  private Texts(Map<Language, Map<String, String>> patterns) {
    this.patterns = patterns;
  }

  public static Texts fromClassPath() {
    try {
      Map<Language, Map<String, String>> patterns = new EnumMap<>(Language.class);
      for (Resource file : new PathMatchingResourcePatternResolver().getResources(FILES)) {
        read(file, patterns);
      }
      return new Texts(patterns);
    } catch (IOException failure) {
      throw new UncheckedIOException("The texts cannot be read", failure);
    }
  }

  private static void read(Resource file, Map<Language, Map<String, String>> patterns)
      throws IOException {
    String name = Optional.ofNullable(file.getFilename()).orElseThrow();
    String area = name.substring(0, name.lastIndexOf('.'));
    try (InputStream content = file.getInputStream()) {
      Map<String, Map<String, String>> texts =
          new Yaml(new SafeConstructor(new LoaderOptions())).load(content);
      texts.forEach((key, byLanguage) -> {
        for (Language language : Language.values()) {
          String pattern = byLanguage.get(language.code());
          if (pattern == null) {
            throw new IllegalStateException(
                "%s: %s has no text in %s; add it".formatted(name, key, language.code()));
          }
          patterns
              .computeIfAbsent(language, unseen -> new LinkedHashMap<>())
              .put(area + "." + key, pattern);
        }
      });
    }
  }

  public Optional<String> find(Language language, String key, Map<String, ?> arguments) {
    return Optional.ofNullable(patterns.getOrDefault(language, Map.of()).get(key))
        .map(pattern -> format(pattern, language, arguments));
  }

  /** Most texts are plain, and a page has a hundred of them: those pass ICU by. */
  private static String format(String pattern, Language language, Map<String, ?> arguments) {
    return pattern.indexOf('{') < 0
        ? pattern.replace("''", "'")
        : new MessageFormat(pattern, language.locale()).format(arguments);
  }

  /** The ICU message itself, for those who put in the arguments elsewhere. */
  public String pattern(Language language, String key) {
    return Optional.ofNullable(patterns.getOrDefault(language, Map.of()).get(key))
        .orElseThrow(() -> new IllegalArgumentException("No text is named " + key));
  }

  public String get(Language language, String key, Map<String, ?> arguments) {
    return find(language, key, arguments)
        .orElseThrow(() -> new IllegalArgumentException("No text is named " + key));
  }

  public String get(Language language, String key) {
    return get(language, key, Map.of());
  }
}
