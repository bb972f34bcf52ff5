package gopark.web.event;

import gopark.runtime.event.Event;
import gopark.runtime.event.EventKind;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;

/** Events in words. */
@Component
public final class EventTexts {
  private final Texts texts;
  private final Arguments arguments;
  private final Supplier<Published> kinds;
  private final Map<Language, Supplier<Published>> kindsByLanguage = new EnumMap<>(Language.class);

  EventTexts(Texts texts) {
    this.texts = texts;
    arguments = new Arguments(texts);
    kinds = SingletonSupplier.of(() -> new Published(EventCatalogue.tree(texts)));
    for (Language language : Language.values()) {
      kindsByLanguage.put(
          language,
          SingletonSupplier.of(
              () -> new Published(OneLanguage.of(EventCatalogue.tree(texts), language))));
    }
  }

  /** What happened, as one sentence. */
  public String sentence(Language language, Event event) {
    Map<String, Object> values = arguments.of(event, language);
    return texts.get(language, KindTexts.sentenceKey(event.at().kind()), values);
  }

  /** The kind in two or three words. */
  public String name(Language language, EventKind kind) {
    return KindTexts.name(texts, language, kind);
  }

  /** All kinds, for clients that make the sentences themselves. */
  Published kinds() {
    return kinds.get();
  }

  /** The catalogue for clients that speak one language: half as much. */
  Published kinds(Language language) {
    return Objects.requireNonNull(kindsByLanguage.get(language)).get();
  }
}
