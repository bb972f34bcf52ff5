package gopark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.support.DefaultSingletonBeanRegistry;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.util.FileSystemUtils;

/**
 * Gives every server of a test a data folder of its own, which goes when the server does. It comes
 * by spring.factories, so that no test can forget it and use a person's own sessions.
 */
public final class FreshData
    implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  private static final String DATA = "gopark.data";

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    String folderOfThisServer = context.getEnvironment().getProperty(DATA);
    if (isAPersons(folderOfThisServer, System.getenv("GOPARK_DATA"))) {
      Path folder = make();
      context
          .getEnvironment()
          .getPropertySources()
          .addFirst(new MapPropertySource("fresh data", Map.of(DATA, folder.toString())));
      // What is registered first is destroyed last: after the journal.
      if (context.getBeanFactory() instanceof DefaultSingletonBeanRegistry registry) {
        registry.registerDisposableBean(
            "freshData", () -> FileSystemUtils.deleteRecursively(folder));
      }
    }
  }

  /** Whether the folder is the usual one, or one that a person has set for all servers. */
  static boolean isAPersons(@Nullable String data, @Nullable String set) {
    String usual = Path.of(System.getProperty("user.home"), ".gopark").toString();
    return usual.equals(data) || (set != null && set.equals(data));
  }

  private static Path make() {
    try {
      return Files.createTempDirectory("gopark-test");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
