package gopark;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.web.ServerTest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@ServerTest
class FreshDataTest {

  private final DataFolder folder;

  @Autowired
  FreshDataTest(DataFolder folder) {
    this.folder = folder;
  }

  @Test
  void aTestsServerKeepsItsSessionsInAFolderOfItsOwn() {
    assertThat(folder.path().toString())
        .startsWith(Path.of(System.getProperty("java.io.tmpdir"), "gopark-test").toString());
    assertThat(folder.journal()).exists();
  }
}
