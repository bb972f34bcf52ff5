package gopark.web.page;

import gopark.os.PodResources;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;
import gopark.simulation.VirtualTime;
import gopark.web.document.ScenarioLink;
import gopark.web.message.LanguageResolver;
import gopark.web.work.SlowWork;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.reactive.result.view.Rendering;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

/** A container's requests and limits, and what each release of Go makes of them. */
@Controller
final class KubernetesController {
  private static final String USUAL_REQUEST = "500m";
  private static final String USUAL_LIMIT = "2";
  private static final String USUAL_CORES = "64";
  private static final int MAX_CORES = 1024;
  private static final String AUTOMAXPROCS = "automaxprocs";

  /**
   * One line of the table.
   *
   * @param name of a release, or of the library
   * @param processors GOMAXPROCS
   * @param runs milliseconds of each 100 in which that many busy processors run
   * @param frozen the rest of them
   * @param play the address at which a busy program is played so
   */
  record Row(String name, int processors, String runs, String frozen, String play) {}

  /**
   * A program with as many goroutines as processors, each busy for longer than any quota lets it.
   */
  private static final String BUSY_PROGRAM =
      """
      package main

      import (
      \t"fmt"
      \t"runtime"
      \t"sync"
      \t"time"

      \t"gopark/sched"
      )

      func main() {
      \tprocessors := runtime.GOMAXPROCS(0)
      \tfmt.Println("GOMAXPROCS", processors)
      \tbegin := time.Now()
      \tvar all sync.WaitGroup
      \tfor i := 0; i < processors; i++ {
      \t\tall.Add(1)
      \t\tgo func() {
      \t\t\tsched.Spin(20 * time.Millisecond)
      \t\t\tall.Done()
      \t\t}()
      \t}
      \tall.Wait()
      \tfmt.Println(time.Since(begin))
      }
      """;

  private final Pages pages;
  private final SlowWork slow;

  KubernetesController(Pages pages, SlowWork slow) {
    this.pages = pages;
    this.slow = slow;
  }

  @GetMapping("/kubernetes")
  Mono<Rendering> kubernetes(
      @RequestParam(defaultValue = USUAL_REQUEST) String requests,
      @RequestParam(defaultValue = USUAL_LIMIT) String limits,
      @RequestParam(defaultValue = USUAL_CORES) String cores,
      ServerWebExchange exchange) {
    Long request = PodResources.millis(requests);
    Long limit = PodResources.millis(limits);
    Integer cpus = cores(cores);
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("requests", requests);
    model.put("limits", limits);
    model.put("cores", cores);
    model.put("wrong", wrong(request, limit, cpus));
    if (request == null || limit == null || cpus == null) {
      return Mono.just(pages.render("kubernetes", exchange, model));
    }
    PodResources pod = new PodResources(request, limit);
    NumberFormat format = oneDigit(exchange);
    // A scenario is compressed for each link.
    return slow.compute(
            exchange,
            () -> {
              model.putAll(figures(pod, cpus, format));
              return model;
            })
        .map(all -> pages.render("kubernetes", exchange, all));
  }

  private static Map<String, Object> figures(PodResources pod, int cpus, NumberFormat format) {
    return Map.of(
        "cpuMax",
        pod.cpuMax(),
        "cpuWeight",
        pod.cpuWeight(),
        "rows",
        rows(pod, cpus, format),
        "compare",
        "/compare?vary=go:1.24,1.25" + ScenarioLink.of(busy(pod, cpus)));
  }

  private static @Nullable Integer cores(String text) {
    try {
      int cores = Integer.parseInt(text.strip());
      return cores >= 1 && cores <= MAX_CORES ? cores : null;
    } catch (NumberFormatException notOne) {
      return null;
    }
  }

  /** The fields that say no amount. */
  private static List<String> wrong(
      @Nullable Long request, @Nullable Long limit, @Nullable Integer cpus) {
    List<String> wrong = new ArrayList<>();
    if (request == null) {
      wrong.add("requests");
    }
    if (limit == null) {
      wrong.add("limits");
    }
    if (cpus == null) {
      wrong.add("cores");
    }
    return wrong;
  }

  private static List<Row> rows(PodResources pod, int cpus, NumberFormat format) {
    List<Row> rows = new ArrayList<>();
    for (Release release : Releases.history()) {
      int n = release.defaultMaxProcs(cpus, pod.quotaNs(), PodResources.PERIOD_NS);
      Map<String, Object> scenario = busy(pod, cpus);
      scenario.put("go", release.name());
      rows.add(row("Go " + release.name(), n, pod, cpus, scenario, format));
    }
    int set = pod.automaxprocs(cpus);
    Map<String, Object> scenario = busy(pod, cpus);
    scenario.put("gomaxprocs", set);
    rows.add(row(AUTOMAXPROCS, set, pod, cpus, scenario, format));
    return rows;
  }

  private static Row row(
      String name,
      int processors,
      PodResources pod,
      int cpus,
      Map<String, Object> scenario,
      NumberFormat format) {
    long runs = pod.runsNs(processors, cpus);
    String play = "/play" + ScenarioLink.of(scenario);
    return new Row(
        name,
        processors,
        format.format(millis(runs)),
        format.format(millis(PodResources.PERIOD_NS - runs)),
        play);
  }

  /** A busy program in that container, as a scenario. */
  private static Map<String, Object> busy(PodResources pod, int cpus) {
    Map<String, Object> scenario = new LinkedHashMap<>();
    scenario.put("version", 1);
    scenario.put("cores", cpus);
    long quota = pod.quotaNs();
    if (quota > 0) {
      scenario.put("quota", Map.of("quotaNs", quota, "periodNs", PodResources.PERIOD_NS));
    }
    scenario.put("program", Map.of("source", BUSY_PROGRAM));
    return scenario;
  }

  private static double millis(long ns) {
    return (double) ns / VirtualTime.MILLISECOND;
  }

  private static NumberFormat oneDigit(ServerWebExchange exchange) {
    NumberFormat format = NumberFormat.getInstance(LanguageResolver.resolve(exchange).locale());
    format.setMaximumFractionDigits(1);
    return format;
  }
}
