package gopark;

import gopark.session.LawSample;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Where the server keeps what must survive it.
 *
 * @param data the folder
 * @param computing how simulations share the computer
 * @param laws which sessions are held to the laws of the runtime while they are computed
 * @param lawsShare of all sessions that is held to them if those are a sample; over 0, at most 1
 * @param completionKey what completions of the course are signed with; empty: a key of its own
 * @param tidyEvery the time between two looks for sessions that nobody uses, which leave memory
 * @param expireEvery the time between two looks for sessions that are too old, which are deleted
 *     and give back their space
 * @param keepFree what new sessions leave free of the folder's disk, or a twentieth of it if that
 *     is less
 * @param journal the address of a storage that servers share; null: sessions are kept in the folder
 * @param journalReplicas of that storage, which must have an entry too before it is acknowledged
 * @param clockWrongBy how far this server's clock goes ahead of the machine's, for tests
 * @param traces where traces are told, by OTLP over HTTP; empty: nowhere
 * @param tracesShare of the requests that begin a trace here
 */
@ConfigurationProperties("gopark")
record GoParkProperties(
    Path data,
    @DefaultValue Computing computing,
    @DefaultValue("sample") Laws laws,
    @DefaultValue("0.1") double lawsShare,
    @DefaultValue("") String completionKey,
    @DefaultValue("1s") Duration tidyEvery,
    @DefaultValue("1h") Duration expireEvery,
    @DefaultValue("1GB") DataSize keepFree,
    @Nullable String journal,
    @DefaultValue("0") int journalReplicas,
    @DefaultValue("0") Duration clockWrongBy,
    @DefaultValue("") String traces,
    @DefaultValue("0.1") double tracesShare) {

  GoParkProperties {
    if (!(tracesShare >= 0 && tracesShare <= 1)) {
      throw new IllegalArgumentException(
          "gopark.traces-share must be between 0 and 1, and is " + tracesShare);
    }
    if (!(lawsShare > 0 && lawsShare <= 1)) {
      throw new IllegalArgumentException(
          "gopark.laws-share must be greater than 0 and at most 1, and is " + lawsShare);
    }
  }

  /** Which sessions are held to the laws of the runtime. */
  enum Laws {
    NONE,
    /** A share of them, chosen by their names. */
    SAMPLE,
    ALL
  }

  /** The sessions that are held to the laws of the runtime. */
  LawSample lawful() {
    return new LawSample(
        switch (laws) {
          case NONE -> 0;
          case SAMPLE -> lawsShare;
          case ALL -> 1;
        });
  }

  /**
   * How strangers' simulations share the computer.
   *
   * @param cores that compute at a time; 0: all but one, so that pages never wait
   * @param longestSlice after which work that does not look up is stopped
   */
  record Computing(@DefaultValue("0") int cores, @DefaultValue("3s") Duration longestSlice) {

    int coresHere() {
      return cores > 0 ? cores : Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }
  }
}
