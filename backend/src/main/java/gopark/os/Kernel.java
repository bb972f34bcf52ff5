package gopark.os;

import gopark.simulation.Agenda;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Gives threads to cores. */
public final class Kernel {
  /** The kernel's own appointments: ends of slices and of quota periods. */
  public static final int CLOCK = 0;

  /** Arrivals from the network, which the runtime's poller keeps. */
  public static final int NETWORK = 1;

  /** Thread 0 is this actor in the agenda, thread 1 the next, and so on. */
  public static final int FIRST_THREAD = 2;

  private final Agenda agenda;
  private @Nullable KernelListener listener;
  private int threads;
  private int cores;
  private boolean[] onCore = new boolean[8];

  public Kernel(Agenda agenda, int cores) {
    this.agenda = agenda;
    this.cores = cores;
  }

  public void setListener(KernelListener listener) {
    this.listener = listener;
  }

  /** A copy in the same state that keeps its appointments in the given agenda. */
  public Kernel copy(Agenda copied) {
    Kernel copy = new Kernel(copied, cores);
    copy.threads = threads;
    copy.onCore = onCore.clone();
    return copy;
  }

  public int cores() {
    return cores;
  }

  /** A new thread, asleep. */
  public int createThread() {
    if (threads == onCore.length) {
      onCore = Arrays.copyOf(onCore, threads * 2);
    }
    return threads++;
  }

  /** The thread has this much to do on a core; then it is due. In place of what it had to do. */
  public void run(int thread, long now, long cpuNs) {
    onCore[thread] = true;
    agenda.schedule(FIRST_THREAD + thread, now + cpuNs);
  }

  /** The thread leaves its core until the given time; NEVER: until it is told to run. */
  public void sleep(int thread, long now, long until) {
    onCore[thread] = false;
    agenda.schedule(FIRST_THREAD + thread, until);
  }

  /** What is still to be done on a core of what run asked for. */
  public long remaining(int thread, long now) {
    return agenda.timeOf(FIRST_THREAD + thread) - now;
  }

  public void exit(int thread, long now) {
    sleep(thread, now, Agenda.NEVER);
  }

  /** The kernel's own appointment. */
  public void tick(long now) {}
}
