package gopark.web.limit;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * How much strangers may use. The defaults suit a public server that a class of two hundred reaches
 * through one address, with a session for each while all watch the teacher's.
 *
 * @param body of a request, at most
 * @param bodies bytes of bodies that are being received, all together; one address has a quarter
 * @param answers bytes of answers that wait for their clients, all together; one address has a
 *     quarter, which must be more than the longest answer has
 * @param addresses whose use is remembered at a time; of more, those seen least are forgotten
 */
@ConfigurationProperties("gopark.limits")
public record LimitProperties(
    @DefaultValue Requests requests,
    @DefaultValue Pages pages,
    @DefaultValue Sessions sessions,
    @DefaultValue Commands commands,
    @DefaultValue Streams streams,
    @DefaultValue Programs programs,
    @DefaultValue Session session,
    @DefaultValue Connections connections,
    @DefaultValue("1MB") DataSize body,
    @DefaultValue("64MB") DataSize bodies,
    @DefaultValue("128MB") DataSize answers,
    @DefaultValue("100000") int addresses) {

  public LimitProperties {
    atLeastOne("body", body.toBytes());
    atLeastOne("bodies", bodies.toBytes());
    atLeastOne("answers", answers.toBytes());
    atLeastOne("addresses", addresses);
  }

  /**
   * What is asked of {@code /api}. Requests with the key of a session are counted for the session;
   * requests without one for their address, those about each session apart.
   *
   * @param perSecond without a key, in the long run
   * @param burst without a key, at once after a silence
   * @param atOnce without a key, begun and not yet answered
   * @param keyPerSecond with the key of one session, in the long run
   * @param keyBurst with the key of one session, at once after a silence
   * @param keyAtOnce with the key of one session, begun and not yet answered
   * @param addressPerSecond of one address, all that were let in, in the long run
   * @param addressBurst of one address, all that were let in, at once after a silence
   * @param longestWait of anybody for the simulation: while it is longer, new requests are sent
   *     away
   */
  public record Requests(
      @DefaultValue("200") int perSecond,
      @DefaultValue("2000") int burst,
      @DefaultValue("256") int atOnce,
      @DefaultValue("50") int keyPerSecond,
      @DefaultValue("500") int keyBurst,
      @DefaultValue("32") int keyAtOnce,
      @DefaultValue("1000") int addressPerSecond,
      @DefaultValue("5000") int addressBurst,
      @DefaultValue("2s") Duration longestWait) {
    public Requests {
      atLeastOne("requests.per-second", perSecond);
      atLeastOne("requests.burst", burst);
      atLeastOne("requests.at-once", atOnce);
      atLeastOne("requests.key-per-second", keyPerSecond);
      atLeastOne("requests.key-burst", keyBurst);
      atLeastOne("requests.key-at-once", keyAtOnce);
      atLeastOne("requests.address-per-second", addressPerSecond);
      atLeastOne("requests.address-burst", addressBurst);
      atLeastOne("requests.longest-wait", longestWait.toMillis());
    }
  }

  /**
   * Pages, and whatever else is asked for outside {@code /api} and is no file of the front end: a
   * class of two hundred opens some at once, and articles with several frames each.
   *
   * @param perSecond of one address, in the long run
   * @param burst of one address, at once after a silence
   */
  public record Pages(@DefaultValue("200") int perSecond, @DefaultValue("5000") int burst) {
    public Pages {
      atLeastOne("pages.per-second", perSecond);
      atLeastOne("pages.burst", burst);
    }
  }

  /**
   * New sessions and forks; a document counts one more for each 16 KiB.
   *
   * @param perHour of one address, in the long run
   * @param burst of one address, at once after a silence
   */
  public record Sessions(@DefaultValue("1000") int perHour, @DefaultValue("400") int burst) {
    public Sessions {
      atLeastOne("sessions.per-hour", perHour);
      atLeastOne("sessions.burst", burst);
    }
  }

  /**
   * Commands, each of an array for itself; a document counts one more for each 16 KiB.
   *
   * @param perSecond of one session, in the long run
   * @param burst of one session, at once after a silence
   * @param addressPerSecond of one address, for all its sessions
   * @param addressBurst of one address, at once after a silence
   */
  public record Commands(
      @DefaultValue("20") int perSecond,
      @DefaultValue("200") int burst,
      @DefaultValue("500") int addressPerSecond,
      @DefaultValue("2000") int addressBurst) {
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
   * @param perSession of one session, at one address
   * @param total of all
   * @param unread bytes of messages above 4 KiB that wait for viewers, all together, each message
   *     once; one address has a quarter, which must be more than the longest message has
   */
  public record Streams(
      @DefaultValue("1000") int perAddress,
      @DefaultValue("500") int perSession,
      @DefaultValue("20000") int total,
      @DefaultValue("64MB") DataSize unread) {
    public Streams {
      atLeastOne("streams.unread", unread.toBytes());
      atLeastOne("streams.per-address", perAddress);
      atLeastOne("streams.per-session", perSession);
      atLeastOne("streams.total", total);
    }
  }

  /**
   * Connections, and the time that a client has on one of them.
   *
   * @param perAddress of one address, unless a proxy stands before the server
   * @param total of all, or fewer if the system allows fewer open files
   * @param header until the head of a request is whole, from its first byte or from the opening
   * @param body until the body of a request is whole, while the server waits for it
   * @param idle between two requests
   * @param stalled while it takes nothing of an answer that waits for it, or less than 8 KiB a
   *     second; streams have rules of their own
   */
  public record Connections(
      @DefaultValue("2000") int perAddress,
      @DefaultValue("25000") int total,
      @DefaultValue("10s") Duration header,
      @DefaultValue("30s") Duration body,
      @DefaultValue("75s") Duration idle,
      @DefaultValue("60s") Duration stalled) {
    public Connections {
      atLeastOne("connections.per-address", perAddress);
      atLeastOne("connections.total", total);
      atLeastOne("connections.header", header.toMillis());
      atLeastOne("connections.body", body.toMillis());
      atLeastOne("connections.idle", idle.toMillis());
      atLeastOne("connections.stalled", stalled.toMillis());
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
   * @param total runs of all: cores are shared fairly and what programs hold is counted with the
   *     sessions' memory, so this bounds only what is not counted, some 3 MB of source, output and
   *     results each
   * @param longest that a run takes, with its waiting for others
   */
  public record Programs(
      @DefaultValue("40") int checkedPerSecond,
      @DefaultValue("400") int checkedBurst,
      @DefaultValue("60") int perMinute,
      @DefaultValue("60") int burst,
      @DefaultValue("2") int atOnce,
      @DefaultValue("32") int total,
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
   * @param bytes that it stores
   * @param goroutines alive at a time
   * @param memoryPercent of the server's heap without {@link #OWN_HEAP}, for all sessions together
   * @param stored sessions that one server keeps; 0: as many as a tenth of its heap can know
   * @param idle the time without anybody after which it leaves memory
   * @param kept the time without a command after which it is deleted
   */
  public record Session(
      @DefaultValue("20000000") long steps,
      @DefaultValue("100") int branches,
      @DefaultValue("10000") int commands,
      @DefaultValue("8MB") DataSize bytes,
      @DefaultValue("200000") int goroutines,
      @DefaultValue("40") int memoryPercent,
      @DefaultValue("0") long stored,
      @DefaultValue("5m") Duration idle,
      @DefaultValue("30d") Duration kept) {

    /** The bytes of the heap that the server itself needs: classes, scenes, what is being sent. */
    static final long OWN_HEAP = 100L << 20;

    /** About the bytes of the heap that it takes to know of a session with few entries. */
    static final long STORED_MEMORY = 512;

    public Session {
      atLeastOne("session.steps", steps);
      atLeastOne("session.branches", branches);
      atLeastOne("session.commands", commands);
      atLeastOne("session.bytes", bytes.toBytes());
      atLeastOne("session.goroutines", goroutines);
      atLeastOne("session.memory-percent", memoryPercent);
      atLeastOne("session.stored", stored + 1);
      atLeastOne("session.idle", idle.toMillis());
      atLeastOne("session.kept", kept.toMillis());
    }

    /** How many sessions may be stored by a server with a heap of that size. */
    public long storedBy(long heap) {
      return stored > 0 ? stored : indexOf(heap) / STORED_MEMORY;
    }

    /** How many bytes of a heap of that size may say where sessions and their entries are. */
    public static long indexOf(long heap) {
      return heap / 10;
    }

    /** How many bytes all sessions together may take of a heap of that size. */
    public long memoryOf(long heap) {
      return Math.max(heap - OWN_HEAP, heap / 10) * memoryPercent / 100;
    }
  }

  private static void atLeastOne(String name, long value) {
    if (value < 1) {
      throw new IllegalArgumentException(
          "gopark.limits.%s must be greater than zero, and is not".formatted(name));
    }
  }
}
