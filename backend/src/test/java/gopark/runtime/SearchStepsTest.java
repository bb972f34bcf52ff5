package gopark.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Checks;
import gopark.runtime.release.SearchStep;
import org.junit.jupiter.api.Test;

class SearchStepsTest {

  @Test
  void whatAReleaseOrdersIsWhatASearchRecordsUnderTheSameName() {
    assertThat(SearchStep.values())
        .extracting(Enum::name)
        .containsExactlyElementsOf(Checks.newestOrder().stream().map(Enum::name).toList());
  }
}
