package gopark.web.document;

import java.util.List;
import java.util.Optional;
import org.springframework.http.MediaType;

/** How a document is written. */
public enum Format {
  JSON,
  YAML;

  private static final MediaType AS_YAML = new MediaType("application", "yaml");

  private static final List<MediaType> CALLED_YAML =
      List.of(
          AS_YAML,
          new MediaType("application", "x-yaml"),
          new MediaType("text", "yaml"),
          new MediaType("text", "x-yaml"));

  /** The media type that the format is sent as. */
  public MediaType mediaType() {
    return switch (this) {
      case JSON -> MediaType.APPLICATION_JSON;
      case YAML -> AS_YAML;
    };
  }

  /** The format that a content type names. */
  static Optional<Format> of(MediaType type) {
    if (type.isConcrete()
        && (type.equalsTypeAndSubtype(MediaType.APPLICATION_JSON) || has(type, "json"))) {
      return Optional.of(JSON);
    }
    boolean yaml = CALLED_YAML.stream().anyMatch(type::equalsTypeAndSubtype) || has(type, "yaml");
    return yaml ? Optional.of(YAML) : Optional.empty();
  }

  private static boolean has(MediaType type, String suffix) {
    return suffix.equals(type.getSubtypeSuffix());
  }

  /** The one that is preferred of those that are accepted; JSON where anything is. */
  public static Format preferred(List<MediaType> accepted) {
    List<MediaType> byQuality =
        accepted.stream()
            .sorted((a, b) -> Double.compare(b.getQualityValue(), a.getQualityValue()))
            .toList();
    for (MediaType type : byQuality) {
      if (type.includes(MediaType.APPLICATION_JSON)) {
        return JSON;
      }
      if (CALLED_YAML.stream().anyMatch(type::includes)) {
        return YAML;
      }
    }
    return JSON;
  }
}
