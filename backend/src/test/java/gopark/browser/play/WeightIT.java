package gopark.browser.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import gopark.browser.BrowserTest;
import gopark.browser.Layout;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What comes over the line until a first visitor can begin, all of it: it is little. */
@BrowserTest
class WeightIT {

  private static final int MOST_BYTES = 200_000;

  @ParameterizedTest
  @CsvSource({"/, en", "/, ru", "/play, en", "/play, ru"})
  void aFirstVisitIsLight(String path, String language, Page page) {
    var weights = new ConcurrentHashMap<String, Double>();
    var addresses = new ConcurrentHashMap<String, String>();
    CDPSession network = page.context().newCDPSession(page);
    network.on("Network.requestWillBeSent", it -> addresses.put(id(it), address(it)));
    network.on(
        "Network.responseReceived",
        it -> {
          JsonObject response = it.getAsJsonObject("response");
          add(weights, it, response.get("encodedDataLength").getAsDouble());
        });
    network.on("Network.dataReceived", it -> add(weights, it, length(it)));
    // The last word on a request, headers included; a stream never says it.
    network.on("Network.loadingFinished", it -> weights.put(id(it), length(it)));
    network.send("Network.enable");

    page.navigate(path + "?lang=" + language);
    page.waitForSelector("gopark-board [data-kind=g]");
    page.waitForFunction("() => document.fonts.ready.then(() => document.readyState)");
    page.waitForLoadState();
    page.evaluate(IDLE);

    Layout.assertNothingShifted(page);
    Map<String, Integer> told = new TreeMap<>();
    weights.forEach((id, bytes) -> told.merge(addresses.get(id), bytes.intValue(), Integer::sum));
    // What happens in the session comes for as long as somebody looks.
    told.keySet().removeIf(address -> address.endsWith("/stream"));
    int sum = told.values().stream().mapToInt(Integer::intValue).sum();
    assertThat(sum).as("%s %s: %s", path, language, told).isBetween(10_000, MOST_BYTES);
  }

  /** Everything that was asked for is there, and the page does nothing more by itself. */
  private static final String IDLE =
      "() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))";

  private static void add(Map<String, Double> weights, JsonObject event, double bytes) {
    weights.merge(id(event), bytes, Double::sum);
  }

  private static String id(JsonObject event) {
    return event.get("requestId").getAsString();
  }

  private static double length(JsonObject event) {
    return event.get("encodedDataLength").getAsDouble();
  }

  private static String address(JsonObject event) {
    return event.getAsJsonObject("request").get("url").getAsString().replaceAll("[?#].*", "");
  }
}
