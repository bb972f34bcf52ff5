package gopark.web.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.web.server.Ssl;
import org.springframework.boot.web.server.autoconfigure.ServerProperties;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;
import org.springframework.stereotype.Component;

/**
 * Asks this server once, as a browser would, for what is asked for first, before the server is
 * ready. The first page takes half a second, while templates and texts are read, and several times
 * that where all sessions are asked for at once after a crash.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
final class FirstPages implements ApplicationRunner {
  private static final Logger LOG = LoggerFactory.getLogger(FirstPages.class);
  private static final List<String> ADDRESSES =
      List.of("/api/scenes", "/?lang=en", "/play?lang=en", "/?lang=ru", "/play?lang=ru");
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Environment environment;
  private final ServerProperties server;

  FirstPages(Environment environment, ServerProperties server) {
    this.environment = environment;
    this.server = server;
  }

  @Override
  public void run(ApplicationArguments arguments) {
    // A server of encrypted connections has a name that is not this one.
    if (port() == null || Ssl.isEnabled(server.getSsl())) {
      return;
    }
    try {
      for (String address : ADDRESSES) {
        ask(URI.create("http://" + host() + ":" + port() + address));
      }
    } catch (IOException failure) {
      LOG.warn("The first pages could not be asked for while the server starts", failure);
    }
  }

  /** Null where nobody listens. */
  private @Nullable String port() {
    return environment.getProperty("local.server.port");
  }

  private String host() {
    InetAddress address = server.getAddress();
    if (address == null || address.isAnyLocalAddress()) {
      return "localhost";
    }
    String text = address.getHostAddress();
    return text.contains(":") ? "[" + text + "]" : text;
  }

  private static void ask(URI address) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) address.toURL().openConnection();
    connection.setConnectTimeout((int) PATIENCE.toMillis());
    connection.setReadTimeout((int) PATIENCE.toMillis());
    connection.setRequestProperty("Accept-Encoding", "gzip");
    try (InputStream answer = connection.getInputStream()) {
      answer.transferTo(OutputStream.nullOutputStream());
    } finally {
      connection.disconnect();
    }
  }
}
