package gopark.web.limit;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * How much strangers may use. The defaults suit a public server that a class of a hundred reaches
 * through one address.
 *
 * @param body of a request, at most
 * @param addresses whose use is remembered at a time; of more, those seen least are forgotten
 */
@ConfigurationProperties("gopark.limits")
public record LimitProperties(
    @DefaultValue Requests requests,
    @DefaultValue Sessions sessions,
    @DefaultValue Commands commands,
    @DefaultValue Streams streams,
    @DefaultValue Programs programs,
    @DefaultValue Session session,
    @DefaultValue("1MB") DataSize body,
    @DefaultValue("100000") int addresses) {

  public LimitProperties {
    atLeastOne("body", body.toBytes());
    atLeastOne("addresses", addresses);
  }

  /**
   * What is asked of {@code /api}.
   *
   * @param perSecond of one address, in the long run
   * @param burst of one address, at once after a silence
   * @param atOnce of one address, begun and not yet answered
   * @param longestWait of anybody for the simulation: while it is longer, new requests are sent
   *     away
   */
  public record Requests(
      @DefaultValue("100") int perSecond,
      @DefaultValue("1000") int burst,
      @DefaultValue("64") int atOnce,
      @DefaultValue("2s") Duration longestWait) {
    public Requests {
      atLeastOne("requests.per-second", perSecond);
      atLeastOne("requests.burst", burst);
      atLeastOne("requests.at-once", atOnce);
      atLeastOne("requests.longest-wait", longestWait.toMillis());
    }
  }

  /**
   * New sessions and forks.
   *
   * @param perHour of one address, in the long run
   * @param burst of one address, at once after a silence
   */
  public record Sessions(@DefaultValue("120") int perHour, @DefaultValue("100") int burst) {
    public Sessions {
      atLeastOne("sessions.per-hour", perHour);
      atLeastOne("sessions.burst", burst);
    }
  }

  /**
   * Commands, each of an array for itself.
   *
   * @param perSecond of one session, in the long run
   * @param burst of one session, at once after a silence
   * @param addressPerSecond of one address, for all its sessions
   * @param addressBurst of one address, at once after a silence
   */
  public record Commands(
      @DefaultValue("20") int perSecond,
      @DefaultValue("200") int burst,
      @DefaultValue("200") int addressPerSecond,
      @DefaultValue("1000") int addressBurst) {
    public Commands {
      atLeastOne("commands.per-second", perSecond);
      atLeastOne("commands.burst", burst);
      atLeastOne("commands.address-per-second", addressPerSecond);
      atLeastOne("commands.address-burst", addressBurst);
    }
  }

  /**
   * Event streams that are open.
   *
   * @param perAddress of one address
   * @param total of all
   */
  public record Streams(@DefaultValue("250") int perAddress, @DefaultValue("20000") int total) {
    public Streams {
      atLeastOne("streams.per-address", perAddress);
      atLeastOne("streams.total", total);
    }
  }

  /**
   * Programs that are checked, or run to their end.
   *
   * @param checkedPerSecond KiB that are checked for one address, in the long run
   * @param checkedBurst KiB that are checked for it at once after a silence
   * @param perMinute runs of one address, in the long run
   * @param burst runs of one address, at once after a silence
   * @param atOnce runs of one address
   * @param total runs of all
   * @param longest that a run takes, with its waiting for others
   */
  public record Programs(
      @DefaultValue("40") int checkedPerSecond,
      @DefaultValue("400") int checkedBurst,
      @DefaultValue("60") int perMinute,
      @DefaultValue("60") int burst,
      @DefaultValue("2") int atOnce,
      @DefaultValue("4") int total,
      @DefaultValue("60s") Duration longest) {
    public Programs {
      atLeastOne("programs.checked-per-second", checkedPerSecond);
      atLeastOne("programs.checked-burst", checkedBurst);
      atLeastOne("programs.per-minute", perMinute);
      atLeastOne("programs.burst", burst);
      atLeastOne("programs.at-once", atOnce);
      atLeastOne("programs.total", total);
      atLeastOne("programs.longest", longest.toMillis());
    }
  }

  /**
   * What a session may become.
   *
   * @param steps of one branch: the virtual work
   * @param branches that are kept
   * @param commands in its life
   * @param goroutines alive at a time
   * @param memoryPercent of the server's heap, for all sessions together
   * @param idle after so long without anybody it leaves memory
   * @param kept after so long without a command it is deleted
   */
  public record Session(
      @DefaultValue("20000000") long steps,
      @DefaultValue("100") int branches,
      @DefaultValue("10000") int commands,
      @DefaultValue("200000") int goroutines,
      @DefaultValue("40") int memoryPercent,
      @DefaultValue("5m") Duration idle,
      @DefaultValue("30d") Duration kept) {
    public Session {
      atLeastOne("session.steps", steps);
      atLeastOne("session.branches", branches);
      atLeastOne("session.commands", commands);
      atLeastOne("session.goroutines", goroutines);
      atLeastOne("session.memory-percent", memoryPercent);
      atLeastOne("session.idle", idle.toMillis());
      atLeastOne("session.kept", kept.toMillis());
    }
  }

  private static void atLeastOne(String name, long value) {
    if (value < 1) {
      throw new IllegalArgumentException(
          "gopark.limits.%s must be greater than zero, and is not".formatted(name));
    }
  }
}
