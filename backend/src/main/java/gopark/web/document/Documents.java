package gopark.web.document;

import gopark.scenario.Problem;
import gopark.scenario.ScenarioLimits;
import gopark.web.problem.ApiProblem;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.springframework.http.HttpStatus;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
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
          .maxDocumentLength(ScenarioLimits.BYTES)
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
    try (JsonParser parser = mapper(format).createParser(text)) {
      return new TreeReader(parser).document();
    } catch (BadTree wrong) {
      throw refused(wrong.problem());
    } catch (JacksonException wrong) {
      throw malformed(format, wrong.getLocation());
    } catch (MarkedYamlEngineException wrong) {
      throw wrong
          .getProblemMark()
          .map(mark -> malformed(format, mark.getLine() + 1, mark.getColumn() + 1))
          .orElseGet(() -> malformed(format, null));
    } catch (YamlEngineException wrong) {
      throw malformed(format, null);
    }
  }

  /** A document that can be parsed and yet is not one of ours. */
  public static ApiProblem refused(Problem problem) {
    return refused(List.of(problem));
  }

  /** The same for all that is wrong with it. */
  public static ApiProblem refused(List<Problem> problems) {
    return ApiProblem.of(HttpStatus.BAD_REQUEST, "bad-input").withErrors(problems);
  }

  private static ApiProblem malformed(Format format, @Nullable TokenStreamLocation where) {
    return where == null || where.getLineNr() < 1
        ? ApiProblem.of(HttpStatus.BAD_REQUEST, "malformed-document").with("format", format.title())
        : malformed(format, where.getLineNr(), where.getColumnNr());
  }

  private static ApiProblem malformed(Format format, int line, int column) {
    return ApiProblem.of(HttpStatus.BAD_REQUEST, "malformed-document")
        .with("format", format.title())
        .with("line", line)
        .with("column", column);
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
