package gopark.runtime.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** A collection with four processors. */
class CollectionTest {
  private static final String PROGRAM =
      """
      func main
        go busy
        spin 100us
        repeat 70
          alloc 65536
        end
        spin 5ms
      end
      func busy
        spin 9ms
      end
      """;

  @Test
  void aQuarterMarksAndWhoIsIdleHelps() throws IOException {
    Story story = Stage.with(4).play(PROGRAM).toTheEnd();
    story.isTold("collection");
    assertThat(story.exitCode()).isZero();
  }
}
