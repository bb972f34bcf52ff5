package gopark.load;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Somebody who steps a session of their own ten times a second, and how long each step takes. */
final class Stepper implements AutoCloseable {
  private static final String STEP = "{\"do\": \"step\", \"unit\": \"event\"}";
  private static final long A_TURN_MS = 100;
  private static final int OK = 200;

  private final GoParkClient client;
  private final GoParkClient.Made session;
  private final CountDownLatch stopped = new CountDownLatch(1);
  private final ExecutorService steps = Executors.newVirtualThreadPerTaskExecutor();
  private final Thread pace = Thread.ofPlatform().daemon().unstarted(this::keepPace);
  private ReceivedCounts answered = new ReceivedCounts();
  private int failed;

  private Stepper(GoParkClient client, GoParkClient.Made session) {
    this.client = client;
    this.session = session;
  }

  static Stepper start(GoParkClient client) throws IOException {
    GoParkClient.Made session = client.create(Sample.SESSION);
    client.command(session, Sample.resting());
    Stepper stepper = new Stepper(client, session);
    stepper.pace.start();
    return stepper;
  }

  /** What counts begins now. */
  synchronized void forget() {
    answered = new ReceivedCounts();
    failed = 0;
  }

  synchronized int latencyMs(double share) {
    return answered.latencyMs(share);
  }

  /** Steps that were refused or not answered. */
  synchronized int failed() {
    return failed;
  }

  /** Begins no more steps, and waits until all are answered. */
  @Override
  public void close() {
    stopped.countDown();
    try {
      pace.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    steps.close();
  }

  /** Makes each step at its time, also while others are not answered: late answers show. */
  private void keepPace() {
    try {
      while (!stopped.await(A_TURN_MS, TimeUnit.MILLISECONDS)) {
        steps.execute(this::step);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void step() {
    long began = System.nanoTime();
    boolean done;
    try {
      done = client.tried(session, STEP) == OK;
    } catch (IOException e) {
      // A server in distress may let a connection go.
      done = false;
    }
    note(done, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - began));
  }

  private synchronized void note(boolean done, long latencyMs) {
    if (done) {
      answered.message(latencyMs);
    } else {
      failed++;
    }
  }
}
