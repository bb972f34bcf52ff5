package gopark.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Somebody who watches sessions: their streams are open, so that the server must play them. */
final class Viewing implements AutoCloseable {
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final List<CompletableFuture<Void>> streams = new ArrayList<>();

  Viewing(int port, List<GoParkClient.Made> sessions) {
    for (GoParkClient.Made session : sessions) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + session.stream()))
              .header("Accept", "text/event-stream")
              .build();
      CompletableFuture<HttpResponse<InputStream>> stream =
          http.sendAsync(request, BodyHandlers.ofInputStream());
      streams.add(
          stream.thenAccept(response -> Thread.ofVirtual().start(() -> read(response.body()))));
    }
  }

  private static void read(InputStream body) {
    try (body) {
      body.transferTo(OutputStream.nullOutputStream());
    } catch (IOException left) {
      // It was watched as long as anybody wanted to.
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
