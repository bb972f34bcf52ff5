package gopark.web.admin;

import gopark.session.SessionUse;
import gopark.session.Sessions;
import gopark.web.limit.LimitProperties;
import gopark.web.limit.Limits;
import gopark.web.limit.RefusedAddress;
import gopark.web.message.Language;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import java.lang.reflect.RecordComponent;
import java.text.NumberFormat;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.springframework.stereotype.Component;

/** What the page shows of the server, from what it counts anyway. */
@Component
final class AdminView {

  private static final int MOST_SESSIONS = 50;
  private static final int MOST_REFUSED = 50;
  private static final double MEGABYTE = 1 << 20;
  private static final double PERCENT = 100;

  private final Sessions sessions;
  private final Limits limits;
  private final LimitProperties settings;
  private final MeterRegistry meters;
  private final InstantSource clock;

  AdminView(
      Sessions sessions,
      Limits limits,
      LimitProperties settings,
      MeterRegistry meters,
      InstantSource clock) {
    this.sessions = sessions;
    this.limits = limits;
    this.settings = settings;
    this.meters = meters;
    this.clock = clock;
  }

  /** A figure; its text is {@code admin.load-<name>}. */
  record Figure(String name, String value) {}

  /** A session in memory. */
  record Row(String id, String megabytes, boolean isWatched, long idleSeconds) {}

  /** A setting, by the name of its variable. */
  record Setting(String name, String value) {}

  /** Refusals of all together, by the problem's code. */
  record Count(String code, String count) {}

  List<Figure> load(Language language) {
    NumberFormat one = NumberFormat.getInstance(language.locale());
    one.setMaximumFractionDigits(1);
    List<Figure> figures = new ArrayList<>();
    figures.add(new Figure("sessions", one.format(sessions.inMemory())));
    figures.add(new Figure("stored", one.format(gauge("gopark.sessions.stored"))));
    figures.add(new Figure("viewers", one.format(gauge("gopark.stream.viewers"))));
    figures.add(new Figure("connections", one.format(gauge("gopark.connections"))));
    figures.add(new Figure("wait", one.format(gauge("gopark.tasks.wait"))));
    figures.add(new Figure("waiting", one.format(gauge("gopark.tasks.waiting"))));
    figures.add(new Figure("cpu", one.format(gauge("process.cpu.usage") * PERCENT)));
    figures.add(new Figure("heap", one.format(heap() / MEGABYTE)));
    figures.add(new Figure("weight", one.format(sessions.weight() / MEGABYTE)));
    figures.add(new Figure("journal", one.format(gauge("gopark.journal.size") / MEGABYTE)));
    figures.add(new Figure("free", one.format(gauge("gopark.journal.free") / MEGABYTE)));
    return figures;
  }

  private double gauge(String name) {
    Gauge gauge = meters.find(name).gauge();
    return gauge == null ? 0 : gauge.value();
  }

  private static double heap() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }

  List<Row> sessions(Language language) {
    NumberFormat one = NumberFormat.getInstance(language.locale());
    one.setMaximumFractionDigits(2);
    long now = clock.millis();
    return sessions.largest(MOST_SESSIONS).stream().map(use -> row(use, one, now)).toList();
  }

  private static Row row(SessionUse use, NumberFormat format, long now) {
    long idle = Math.max(0, now - use.usedMs()) / 1_000;
    return new Row(use.id(), format.format(use.bytes() / MEGABYTE), use.isWatched(), idle);
  }

  List<Count> refusals(Language language) {
    NumberFormat whole = NumberFormat.getIntegerInstance(language.locale());
    return meters.find("gopark.refusals").counters().stream()
        .filter(counter -> counter.count() > 0)
        .sorted(Comparator.comparingDouble(counter -> -counter.count()))
        .map(counter -> new Count(code(counter), whole.format(counter.count())))
        .toList();
  }

  private static String code(Meter meter) {
    String code = meter.getId().getTag("code");
    return code == null ? "" : code;
  }

  List<RefusedAddress> refused() {
    return limits.refused(MOST_REFUSED);
  }

  /** All limits as they are in force, under the names that the README has. */
  List<Setting> settings() {
    List<Setting> all = new ArrayList<>();
    collect("GOPARK_LIMITS", settings, all);
    return all;
  }

  private static void collect(String prefix, Record from, List<Setting> into) {
    for (RecordComponent part : from.getClass().getRecordComponents()) {
      String name =
          prefix + "_" + part.getName().replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
      Object value = valueOf(part, from);
      if (value instanceof Record inner) {
        collect(name, inner, into);
      } else {
        into.add(new Setting(name, written(value)));
      }
    }
  }

  private static String written(Object value) {
    return value instanceof Duration duration ? duration.toSeconds() + "s" : value.toString();
  }

  private static Object valueOf(RecordComponent part, Record from) {
    try {
      return part.getAccessor().invoke(from);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
