package gopark.web.document;

import gopark.scenario.ScenarioLimits;
import gopark.web.problem.ApiProblem;
import gopark.web.problem.BadContent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;

/** Texts in JSON and YAML as trees, and back. */
public final class Documents {

  /** Characters of a number; the longest that means something here has 17. */
  private static final int NUMBER = 100;

  private static final StreamReadConstraints CONSTRAINTS =
      StreamReadConstraints.builder()
          .maxNestingDepth(TreeReader.DEPTH)
          .maxNumberLength(NUMBER)
          .maxStringLength(ScenarioLimits.BYTES)
          .maxNameLength(ScenarioLimits.BYTES)
          .build();

  // Names that strangers send are not kept for the next request.
  private static final ObjectMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(CONSTRAINTS)
                  .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
                  .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
                  .build())
          .build();

  private static final ObjectMapper YAML =
      YAMLMapper.builder(
              YAMLFactory.builder()
                  .streamReadConstraints(CONSTRAINTS)
                  .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
                  .disable(YAMLWriteFeature.SPLIT_LINES)
                  .enable(YAMLWriteFeature.INDENT_ARRAYS_WITH_INDICATOR)
                  .build())
          .build();

  private Documents() {}

  /** The tree of a text. Throws an {@link ApiProblem} that says where it is wrong. */
  public static @Nullable Object read(String text, Format format) {
    try (JsonParser parser = parser(text, format)) {
      return new TreeReader(parser).document();
    } catch (BadTree wrong) {
      throw ApiProblem.badInput(List.of(wrong.problem()));
    } catch (StreamConstraintsException tooMuch) {
      throw BadContent.tooComplex();
    } catch (JacksonException wrong) {
      throw BadContent.malformed(wrong.getLocation());
    } catch (MarkedYamlEngineException wrong) {
      throw wrong
          .getProblemMark()
          .map(mark -> BadContent.malformed(mark.getLine() + 1, mark.getColumn() + 1))
          .orElseGet(BadContent::unreadable);
    } catch (YamlEngineException wrong) {
      throw BadContent.unreadable();
    }
  }

  private static JsonParser parser(String text, Format format) {
    return switch (format) {
      case JSON -> JSON.createParser(text);
      case YAML -> YAML.createParser(new WholeCharacters(text));
    };
  }

  /** A tree as bytes of UTF-8, as short as it gets in JSON. */
  public static byte[] write(Object tree, Format format) {
    return mapper(format).writeValueAsBytes(tree);
  }

  private static ObjectMapper mapper(Format format) {
    return switch (format) {
      case JSON -> JSON;
      case YAML -> YAML;
    };
  }
}
