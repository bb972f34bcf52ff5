package gopark;

import gopark.journal.Journal;
import gopark.journal.embedded.EmbeddedJournal;
import gopark.session.SessionLimits;
import gopark.session.Sessions;
import java.io.IOException;
import java.nio.file.Files;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class SessionBeans {

  @Bean
  Journal journal() throws IOException {
    return EmbeddedJournal.open(
        Files.createTempDirectory("gopark").resolve("journal"), System::currentTimeMillis);
  }

  @Bean
  Sessions sessions(Journal journal) {
    return new Sessions(
        journal,
        new SessionLimits(
            100_000_000, 100, 20_000, 1_000_000, 1L << 30, 60_000, 30L * 24 * 3600 * 1000));
  }
}
