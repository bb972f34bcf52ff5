package gopark.browser;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** Somebody else's site, with one page that frames one of ours. */
final class ForeignHost implements AutoCloseable {

  private final HttpServer server;

  private ForeignHost(HttpServer server) {
    this.server = server;
  }

  /** The page's frame has these attributes. */
  static ForeignHost framing(String attributes) throws IOException {
    return showing(
        "<iframe title=\"GoPark\" width=\"640\" height=\"420\" %s></iframe>".formatted(attributes));
  }

  /** The page has this in its body. */
  static ForeignHost showing(String content) throws IOException {
    byte[] page =
        """
        <!doctype html>
        <html lang="en">
          <head><title>Somebody else</title><link rel="icon" href="data:," /></head>
          <body><main><h1>Somebody else</h1>%s</main></body>
        </html>
        """
            .formatted(content)
            .getBytes(UTF_8);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/",
        exchange -> {
          try (exchange) {
            exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
            exchange.sendResponseHeaders(200, page.length);
            exchange.getResponseBody().write(page);
          }
        });
    server.start();
    return new ForeignHost(server);
  }

  Site site() {
    return new Site("http://127.0.0.1:" + server.getAddress().getPort());
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
