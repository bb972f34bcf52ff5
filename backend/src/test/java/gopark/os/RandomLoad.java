package gopark.os;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.simulation.Agenda;
import gopark.simulation.SeededRandom;
import gopark.simulation.VirtualTime;

/**
 * Threads that run, sleep, wake each other and have the machine changed beneath them, all by
 * chance, with a second set of books that the kernel has to agree with.
 */
final class RandomLoad implements KernelListener {
  private static final KernelCosts COSTS = KernelCosts.standard();
  private static final int MOST_CORES = 6;

  final Agenda agenda;
  final Kernel kernel;
  final int threads;
  final SeededRandom random;
  private final StringBuilder log = new StringBuilder();
  private final boolean quotas;
  long now;

  /** What each asked for, and the core time and switches it had had by then. */
  private final long[] asked;

  private final long[] cpuWhenAsked;
  private final long[] switchesWhenAsked;

  /** Since when each waits for a core, not counting time in which all are frozen; or -1. */
  private final long[] waitsSince;

  private long totalAtPeriodStart;
  private long knownPeriodStart;

  RandomLoad(long seed, int threads, boolean quotas) {
    this.agenda = new Agenda();
    this.kernel = new Kernel(agenda, 2, COSTS);
    this.random = new SeededRandom(seed);
    this.threads = threads;
    this.quotas = quotas;
    asked = new long[threads];
    cpuWhenAsked = new long[threads];
    switchesWhenAsked = new long[threads];
    waitsSince = new long[threads];
    kernel.setListener(this);
    for (int thread = 0; thread < threads; thread++) {
      kernel.createThread();
      waitsSince[thread] = -1;
      ask(thread, someWork());
    }
  }

  private RandomLoad(RandomLoad original) {
    agenda = original.agenda.copy();
    kernel = original.kernel.copy(agenda);
    random = original.random.copy();
    threads = original.threads;
    quotas = original.quotas;
    now = original.now;
    asked = original.asked.clone();
    cpuWhenAsked = original.cpuWhenAsked.clone();
    switchesWhenAsked = original.switchesWhenAsked.clone();
    waitsSince = original.waitsSince.clone();
    totalAtPeriodStart = original.totalAtPeriodStart;
    knownPeriodStart = original.knownPeriodStart;
    log.append(original.log);
    kernel.setListener(this);
  }

  RandomLoad copy() {
    return new RandomLoad(this);
  }

  String log() {
    return log.toString();
  }

  /** One appointment; false when nothing will ever happen again. */
  boolean step() {
    if (agenda.isEmpty()) {
      return false;
    }
    long before = now;
    long totalBefore = total();
    now = agenda.firstTime();
    assertThat(total() - totalBefore).isLessThanOrEqualTo(kernel.cores() * (now - before));
    checkQuota();
    int actor = agenda.first();
    if (actor == Kernel.CLOCK) {
      kernel.tick(now);
    } else if (kernel.mayAct(actor - Kernel.FIRST_THREAD, now)) {
      act(actor - Kernel.FIRST_THREAD);
    }
    if (random.below(300) == 0) {
      changeMachine();
    }
    checkPlaces();
    return true;
  }

  private void act(int thread) {
    log.append(now).append(" T").append(thread).append(" acts\n");
    if (asked[thread] >= 0) {
      long had = kernel.cpuNs(thread, now) - cpuWhenAsked[thread];
      long switches = kernel.switches(thread) - switchesWhenAsked[thread];
      assertThat(had).isBetween(asked[thread], asked[thread] + switches * COSTS.switchNs());
    }
    int other = random.below(threads);
    if (other != thread) {
      ask(other, someWork());
    }
    switch (random.below(5)) {
      case 0 -> sleep(thread, now + random.below((int) (5 * VirtualTime.MILLISECOND)));
      case 1 -> sleep(thread, thread == 0 ? now + VirtualTime.MILLISECOND : Agenda.NEVER);
      default -> ask(thread, someWork());
    }
  }

  private void ask(int thread, long ns) {
    kernel.run(thread, now, ns);
    asked[thread] = ns;
    cpuWhenAsked[thread] = kernel.cpuNs(thread, now);
    switchesWhenAsked[thread] =
        kernel.switches(thread) - (kernel.coreOf(thread) == Kernel.NONE ? 0 : 1);
    assertThat(kernel.remaining(thread, now)).isEqualTo(ns);
  }

  private void sleep(int thread, long until) {
    kernel.sleep(thread, now, until);
    asked[thread] = -1;
    assertThat(kernel.remaining(thread, now)).isZero();
  }

  private void changeMachine() {
    int cores = 1 + random.below(MOST_CORES);
    kernel.setCores(cores, now);
    if (quotas) {
      if (random.below(4) == 0) {
        kernel.clearQuota(now);
      } else {
        long period = VirtualTime.MILLISECOND * (1 + random.below(100));
        long quota = VirtualTime.MILLISECOND + period * random.below(cores + 1) / 2;
        kernel.setQuota(quota, period, now);
        totalAtPeriodStart = total();
        knownPeriodStart = now;
      }
    }
  }

  private long someWork() {
    return random.below(8) == 0
        ? random.below((int) (20 * VirtualTime.MILLISECOND))
        : random.below(20_000);
  }

  private long total() {
    long total = 0;
    for (int thread = 0; thread < threads; thread++) {
      total += kernel.cpuNs(thread, now);
    }
    return total;
  }

  private void checkQuota() {
    QuotaStatus status = kernel.quota(now);
    if (status.quotaNs() == 0) {
      return;
    }
    assertThat(total() - totalAtPeriodStart).isBetween(0L, status.quotaNs());
    if (now >= knownPeriodStart + status.periodNs()) {
      totalAtPeriodStart = total();
      knownPeriodStart += (now - knownPeriodStart) / status.periodNs() * status.periodNs();
    }
    assertThat(status.usedNs()).isEqualTo(total() - totalAtPeriodStart);
    assertThat(status.periodStart()).isEqualTo(knownPeriodStart);
  }

  private void checkPlaces() {
    QuotaStatus status = kernel.quota(now);
    boolean frozen = status.throttledUntil() > 0;
    int onCores = 0;
    for (int core = 0; core < kernel.cores(); core++) {
      int thread = kernel.threadOn(core);
      if (thread != Kernel.NONE) {
        onCores++;
        assertThat(kernel.coreOf(thread)).isEqualTo(core);
      }
    }
    assertThat(onCores == kernel.cores() || frozen || kernel.waiting() == 0).isTrue();
    for (int thread = 0; thread < threads; thread++) {
      checkThread(thread, frozen, now - status.throttledNs());
      onCores -= kernel.state(thread) == ThreadState.ON_CORE ? 1 : 0;
    }
    assertThat(onCores).isZero();
  }

  private void checkThread(int thread, boolean frozen, long thawedTime) {
    ThreadState state = kernel.state(thread);
    assertThat(state == ThreadState.READY && frozen).isFalse();
    assertThat(kernel.remaining(thread, now)).isBetween(0L, Math.max(0, asked[thread]));
    if (state == ThreadState.ON_CORE || state == ThreadState.ASLEEP) {
      waitsSince[thread] = -1;
    } else if (state == ThreadState.READY && waitsSince[thread] < 0) {
      waitsSince[thread] = thawedTime;
    }
    if (waitsSince[thread] >= 0) {
      // Each that stands before it has a slice at most, and each can be put off once by a waking.
      assertThat(thawedTime - waitsSince[thread]).isLessThan(2L * threads * COSTS.slice());
    }
  }

  @Override
  public void onCore(int thread, int core) {
    log.append(now).append(" T").append(thread).append(" on C").append(core).append('\n');
  }

  @Override
  public void offCore(int thread, int core, Leaving why) {
    log.append(now).append(" T").append(thread).append(" off ").append(why).append('\n');
  }

  @Override
  public void throttled(long until) {
    log.append(now).append(" throttled until ").append(until).append('\n');
  }

  @Override
  public void unthrottled() {
    log.append(now).append(" unthrottled\n");
  }
}
