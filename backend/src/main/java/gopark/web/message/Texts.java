package gopark.web.message;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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

  /** The names of the arguments that a text mentions; none if there is no such text. */
  public Set<String> arguments(Language language, String key) {
    String pattern = patterns.getOrDefault(language, Map.of()).get(key);
    return pattern == null ? Set.of() : names(pattern, part -> true);
  }

  /** The full names of all texts of an area. */
  public Set<String> keys(String area) {
    return patterns.getOrDefault(Language.EN, Map.of()).keySet().stream()
        .filter(key -> key.startsWith(area + "."))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Most texts are plain, and a page has a hundred of them: those pass ICU by. */
  private static String format(String pattern, Language language, Map<String, ?> arguments) {
    return pattern.indexOf('{') < 0
        ? pattern.replace("''", "'")
        : new MessageFormat(pattern, language.locale()).format(plain(pattern, arguments));
  }

  /**
   * Arguments mean what they do in the browser: a number that is to be written as one says so,
   * others are names.
   */
  private static Map<String, ?> plain(String pattern, Map<String, ?> arguments) {
    Map<String, Object> plain = new HashMap<>(arguments);
    for (String name : names(pattern, part -> part.getArgType() == MessagePattern.ArgType.NONE)) {
      plain.computeIfPresent(name, (same, value) -> String.valueOf(value));
    }
    return plain;
  }

  private static Set<String> names(String pattern, Predicate<MessagePattern.Part> wanted) {
    MessagePattern parsed = new MessagePattern(pattern);
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < parsed.countParts(); i++) {
      MessagePattern.Part part = parsed.getPart(i);
      if (part.getType() == MessagePattern.Part.Type.ARG_START && wanted.test(part)) {
        names.add(parsed.getSubstring(parsed.getPart(i + 1)));
      }
    }
    return names;
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
