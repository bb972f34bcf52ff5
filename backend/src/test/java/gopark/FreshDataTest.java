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

  @Test
  void neitherTheUsualFolderNorTheOneThatIsSetForAllServersIsTakenForATest() {
    String usual = Path.of(System.getProperty("user.home"), ".gopark").toString();
    assertThat(FreshData.isAPersons(usual, null)).isTrue();
    assertThat(FreshData.isAPersons("/srv/gopark", "/srv/gopark")).isTrue();
    assertThat(FreshData.isAPersons("/tmp/of-a-test", "/srv/gopark")).isFalse();
    assertThat(FreshData.isAPersons("/tmp/of-a-test", null)).isFalse();
  }
}
