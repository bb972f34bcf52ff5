package gopark.journal.valkey;

import gopark.journal.JournalClosed;
import gopark.journal.JournalFailed;
import gopark.journal.JournalFull;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisCommandExecutionException;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.codec.ByteArrayCodec;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A connection to the storage, opened when it is needed and anew when it broke. It is opened in the
 * background, since who asks may hold a session that others look at: callers wait for it a moment,
 * and when that has been in vain they are told at once that the storage is away. What was asked is
 * never asked again by itself, so that an answer that did not come is the caller's to think about.
 */
final class Lane implements AutoCloseable {

  /** What an answer may take beside the wait that was asked for. */
  private static final Duration WAY_BACK = Duration.ofMillis(250);

  private static final String PRIMARY = "master";
  private static final long RETRY_NS = Duration.ofMillis(200).toNanos();

  private final RedisClient client;
  private final Duration patience;
  private final Duration grace;
  private final BooleanSupplier isAway;
  private final ReentrantLock opening = new ReentrantLock();
  private volatile RedisURI address;
  private volatile @Nullable StatefulRedisConnection<byte[], byte[]> connection;
  private volatile @Nullable JournalFailed away;
  private long triedNs;
  private @Nullable CompletableFuture<StatefulRedisConnection<byte[], byte[]>> attempt;
  private volatile boolean closed;

  /**
   * Connects when it is asked something.
   *
   * @param grace how long a caller waits for a connection, while none has failed
   * @param isAway whether somebody else has found out that the storage does not answer: then nobody
   *     waits for it here
   */
  Lane(
      RedisClient client,
      RedisURI address,
      Duration patience,
      Duration grace,
      BooleanSupplier isAway) {
    this.client = client;
    this.address = address;
    this.patience = patience;
    this.grace = grace;
    this.isAway = isAway;
  }

  /** Something that is asked of the storage. */
  @FunctionalInterface
  interface Question<T> extends Function<RedisAsyncCommands<byte[], byte[]>, CompletionStage<T>> {}

  /** The answer to a question. */
  <T> T ask(Question<T> question) {
    return ask(question, patience);
  }

  /** The answer to a question that may take longer. */
  <T> T ask(Question<T> question, Duration within) {
    return ask(open(), question, within);
  }

  private <T> T ask(
      StatefulRedisConnection<byte[], byte[]> open, Question<T> question, Duration within) {
    return awaited(open, asked(open, question), within);
  }

  private <T> CompletionStage<T> asked(
      StatefulRedisConnection<byte[], byte[]> open, Question<T> question) {
    try {
      return question.apply(open.async());
    } catch (RuntimeException broken) {
      throw failure(open, broken);
    }
  }

  private <T> T awaited(
      StatefulRedisConnection<byte[], byte[]> open, CompletionStage<T> asked, Duration within) {
    try {
      return answer(asked, within);
    } catch (TimeoutException late) {
      leave(open);
      throw failed("did not answer within %d ms".formatted(within.toMillis()), late);
    } catch (ExecutionException | RuntimeException broken) {
      throw failure(open, broken);
    }
  }

  /** The answer of a script, which the storage may have had before. */
  <T> T run(Question<T> known, Question<T> whole) {
    StatefulRedisConnection<byte[], byte[]> open = open();
    try {
      return ask(open, known, patience);
    } catch (UnknownScript unknown) {
      return ask(open, whole, patience);
    }
  }

  /**
   * The answer of a script that writes. How many replicas have what it wrote is asked right behind
   * it.
   */
  <T> Answered<T> write(Question<T> known, Question<T> whole, Confirmation wanted) {
    StatefulRedisConnection<byte[], byte[]> open = open();
    try {
      return written(open, known, wanted);
    } catch (UnknownScript unknown) {
      return written(open, whole, wanted);
    }
  }

  private <T> Answered<T> written(
      StatefulRedisConnection<byte[], byte[]> open, Question<T> script, Confirmation wanted) {
    CompletionStage<T> asked = asked(open, script);
    CompletionStage<Long> confirmed =
        wanted.replicas() == 0
            ? CompletableFuture.completedStage(0L)
            : asked(
                open, to -> to.waitForReplication(wanted.replicas(), wanted.within().toMillis()));
    return new Answered<>(awaited(open, asked, patience), open, confirmed, wanted);
  }

  /**
   * What else must be so before something counts as written.
   *
   * @param replicas that must have it, too
   * @param within the time that they may take
   */
  record Confirmation(int replicas, Duration within) {}

  /**
   * An answer, and the connection that it came by.
   *
   * @param by the one connection that can be asked what has become of what was written there
   * @param confirmed how many replicas have it
   */
  record Answered<T>(
      T value,
      StatefulRedisConnection<byte[], byte[]> by,
      CompletionStage<Long> confirmed,
      Confirmation wanted) {}

  /**
   * How many replicas have what was written for that answer. Another connection would say how many
   * replicas have nothing, and those are all of them.
   */
  long replicasWith(Answered<?> written) {
    return awaited(written.by, written.confirmed, written.wanted.within().plus(WAY_BACK));
  }

  /** The storage does not know a script, or knows it no more. */
  static final class UnknownScript extends RuntimeException {
    private static final long serialVersionUID = 1;

    UnknownScript(Throwable cause) {
      super(cause);
    }
  }

  private RuntimeException failure(StatefulRedisConnection<byte[], byte[]> open, Exception broken) {
    Throwable cause = broken instanceof ExecutionException ? broken.getCause() : broken;
    if (closed) {
      return new JournalClosed();
    }
    if (!(cause instanceof RedisCommandExecutionException refused)) {
      leave(open);
      return failed("broke off", cause);
    }
    String why = String.valueOf(refused.getMessage());
    String code = why.split(" ", 2)[0];
    return switch (code) {
      case "NOSCRIPT" -> new UnknownScript(refused);
      case "OOM", "MISCONF" ->
          new JournalFull("The storage of the sessions has no room: " + why, refused);
      default -> {
        // Another may be the primary by now, or this one in a while.
        leaveNowAndThen(open);
        yield failed("refused: " + why, refused);
      }
    };
  }

  private StatefulRedisConnection<byte[], byte[]> open() {
    if (closed) {
      throw new JournalClosed();
    }
    if (isAway.getAsBoolean()) {
      throw failed("is away", null);
    }
    StatefulRedisConnection<byte[], byte[]> known = connection;
    if (known != null && known.isOpen()) {
      return known;
    }
    JournalFailed last = away;
    try {
      return answer(attempt(), last == null ? grace : Duration.ZERO);
    } catch (TimeoutException slow) {
      throw last == null ? noteAway(failed("is not reached at once", slow)) : again(last);
    } catch (ExecutionException | RuntimeException failure) {
      Throwable cause = failure instanceof ExecutionException ? failure.getCause() : failure;
      throw closed ? new JournalClosed() : again(unreached(cause));
    }
  }

  /** Begins to connect before anybody needs it. */
  void prepare() {
    var _ = attempt();
  }

  /** Another caller's failure is told as one's own. */
  private static JournalFailed again(JournalFailed failure) {
    return new JournalFailed(String.valueOf(failure.getMessage()), failure);
  }

  private JournalFailed unreached(@Nullable Throwable cause) {
    return cause instanceof JournalFailed told ? told : failed("cannot be reached", cause);
  }

  /** The attempt to connect that is under way, or another if the last was some time ago. */
  private CompletableFuture<StatefulRedisConnection<byte[], byte[]>> attempt() {
    opening.lock();
    try {
      StatefulRedisConnection<byte[], byte[]> known = connection;
      JournalFailed last = away;
      if (known != null && known.isOpen()) {
        return CompletableFuture.completedFuture(known);
      }
      if (attempt == null && last != null && System.nanoTime() - triedNs < RETRY_NS) {
        return CompletableFuture.failedFuture(last);
      }
      return attempt == null ? begin() : attempt;
    } finally {
      opening.unlock();
    }
  }

  private CompletableFuture<StatefulRedisConnection<byte[], byte[]>> begin() {
    CompletableFuture<StatefulRedisConnection<byte[], byte[]>> connecting =
        client.connectAsync(ByteArrayCodec.INSTANCE, address).toCompletableFuture();
    CompletableFuture<StatefulRedisConnection<byte[], byte[]>> begun =
        connecting.thenCompose(this::primary).orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS);
    attempt = begun;
    var _ = begun.whenComplete((made, failure) -> end(connecting, made, failure));
    return begun;
  }

  /** A copy of the storage would answer, but what it says may be old. */
  private CompletionStage<StatefulRedisConnection<byte[], byte[]>> primary(
      StatefulRedisConnection<byte[], byte[]> made) {
    return made.async()
        .role()
        .thenApply(told -> {
          if (told.getFirst() instanceof byte[] word
              && PRIMARY.equals(new String(word, StandardCharsets.US_ASCII))) {
            return made;
          }
          throw failed("is a replica", null);
        });
  }

  private void end(
      CompletableFuture<StatefulRedisConnection<byte[], byte[]>> connecting,
      @Nullable StatefulRedisConnection<byte[], byte[]> made,
      @Nullable Throwable failure) {
    opening.lock();
    try {
      attempt = null;
      triedNs = System.nanoTime();
      if (made != null && !closed) {
        connection = made;
        away = null;
        return;
      }
      away = unreached(failure instanceof CompletionException ? failure.getCause() : failure);
      address = Clients.nextSentinelFirst(address);
    } finally {
      opening.unlock();
    }
    // It may be a replica, or come too late.
    var _ = connecting.thenCompose(StatefulRedisConnection::closeAsync);
  }

  /** Callers wait for a connection no more until there is one. */
  private JournalFailed noteAway(JournalFailed failure) {
    opening.lock();
    try {
      away = attempt == null ? away : failure;
    } finally {
      opening.unlock();
    }
    return failure;
  }

  private JournalFailed failed(String what, @Nullable Throwable cause) {
    return new JournalFailed(
        "The storage of the sessions, %s, %s.".formatted(address, what), cause);
  }

  /** Where one caller after the other is refused, not each of them opens another connection. */
  private void leaveNowAndThen(StatefulRedisConnection<byte[], byte[]> refusing) {
    if (!isNew()) {
      leave(refusing);
    }
  }

  private boolean isNew() {
    opening.lock();
    try {
      return System.nanoTime() - triedNs < RETRY_NS;
    } finally {
      opening.unlock();
    }
  }

  /**
   * Gives up a connection, so that the next caller opens another. The first to say so closes it.
   */
  private void leave(StatefulRedisConnection<byte[], byte[]> broken) {
    opening.lock();
    try {
      if (!broken.equals(connection)) {
        return;
      }
      connection = null;
    } finally {
      opening.unlock();
    }
    var _ = broken.closeAsync();
  }

  /** Waits even if the thread is interrupted, and then marks it as interrupted. */
  private static <T> T answer(CompletionStage<T> asked, Duration within)
      throws TimeoutException, ExecutionException {
    Future<T> future = asked.toCompletableFuture();
    long endNs = System.nanoTime() + within.toNanos();
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get(endNs - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() {
    opening.lock();
    try {
      closed = true;
    } finally {
      opening.unlock();
    }
    StatefulRedisConnection<byte[], byte[]> known = connection;
    if (known != null) {
      known.close();
    }
  }
}
