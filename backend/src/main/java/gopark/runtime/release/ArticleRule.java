package gopark.runtime.release;

/**
 * Where the articles that GoPark illustrates part from Go. Those in force are what the release
 * named {@code article} plays; an event that follows one carries its number.
 */
public enum ArticleRule {
  T1(
      1,
      "A processor without work steals from others before it checks the global queue.",
      "Go checks the global queue and the network first, and only then steals.",
      true,
      "The order of search is data of a release."),
  T2(
      2,
      "The check of the global queue on every 61st pick takes a whole batch.",
      "Go takes exactly one there; a batch it takes when its own queue is empty.",
      true,
      "How many are taken is all that changes."),
  T3(
      3,
      "A thief asks four random victims, takes half of a queue and runs the first of it.",
      "Go asks all processors up to four times, takes half rounded up and runs the last of it, and"
          + " takes a runnext only in the fourth round.",
      true,
      "Whom the thief asks and what it runs is all that changes."),
  T4(
      4,
      "A processor is taken from a system call when the call has lasted 10 ms.",
      "Go's sysmon takes it at its second check, at least 20 µs later, if the processor has work or"
          + " no other is free; it waits 10 ms only when nothing needs the processor.",
      true,
      "How long sysmon waits is all that changes."),
  T5(
      5,
      "time.Sleep is a system call that keeps its thread.",
      "In Go a sleeping goroutine waits for a timer of a processor and keeps no thread.",
      true,
      "A sleep can be played as a blocking system call of that length."),
  T6(
      6,
      "There are at most GOMAXPROCS threads, and sysmon ends those that idle.",
      "Only processors are limited that way; up to 10000 threads may exist, and idle ones stay"
          + " parked.",
      false,
      "With that few threads nothing could run during a system call, which the articles themselves"
          + " show running. A scene plays it without sysmon, so that no call needs another"
          + " thread."),
  T7(
      7,
      "Sysmon is a goroutine and gives work from the global queue to idle processors.",
      "Sysmon is a thread without a processor; it retakes processors, asks for preemption, polls"
          + " the network and forces collections, but hands out no work.",
      false,
      "A processor idles only after it has found the global queue empty, so there is nothing to"
          + " give it, and the articles do not say what sysmon as a goroutine would run on. A scene"
          + " plays it with a goroutine of a program in place of sysmon."),
  T8(
      8,
      "NumCPU knows the quota of the control group and rounds it down, to 1 at the least.",
      "NumCPU does not; since 1.25 the default of GOMAXPROCS is the quota rounded up, from 2 up to"
          + " the number of CPUs.",
      true,
      "The number chosen at the start is all that changes."),
  T9(
      9,
      "The goroutines of processors that GOMAXPROCS removes go to the ones that remain.",
      "Go puts them at the head of the global queue.",
      true,
      "Where they are put is all that changes."),
  T10(
      10,
      "The poller watches at most 128 descriptors.",
      "It watches any number; 128 is how many events one epoll_wait call returns.",
      false,
      "The article does not say what happens to the 129th. In a scene that plays it, it blocks."),
  T11(
      11,
      "Gosched puts a goroutine into the global queue only if the local one is full.",
      "Go always puts it, like one that was preempted, at the tail of the global queue.",
      true,
      "Which queue it goes to is all that changes."),
  T12(
      12,
      "A running goroutine cannot be interrupted; it must give up its processor itself.",
      "A function's prologue can stop it since 1.2, a signal since 1.14.",
      false,
      "Other articles show the signal at work. A scene plays the claim with signals switched off."),
  T13(
      13,
      "A processor in a system call is _Psyscall.",
      "That is so up to 1.25; in 1.26 it stays _Prunning, and the goroutine's state tells.",
      true,
      "It is what Go up to 1.25 does."),
  T14(
      14,
      "A line of schedtrace is as up to 1.24 and counts all that wait in each local queue.",
      "Its numbers leave out runnext, and 1.25 puts spaces into the brackets and adds schedticks.",
      true,
      "The lines are printed in the form of 1.24, with runnext counted.");

  private final int number;
  private final String claim;
  private final String truth;
  private final boolean inForce;
  private final String why;

  ArticleRule(int number, String claim, String truth, boolean inForce, String why) {
    this.number = number;
    this.claim = claim;
    this.truth = truth;
    this.inForce = inForce;
    this.why = why;
  }

  /** As in T1: the number that events carry. */
  public int number() {
    return number;
  }

  /** What the article says. */
  public String claim() {
    return claim;
  }

  /** What Go does. */
  public String truth() {
    return truth;
  }

  /** Whether the release named {@code article} plays it. */
  public boolean inForce() {
    return inForce;
  }

  /** What of it is played, or why it cannot be. */
  public String why() {
    return why;
  }

  /** The rule with the number that an event carries. */
  public static ArticleRule of(int number) {
    for (ArticleRule rule : values()) {
      if (rule.number == number) {
        return rule;
      }
    }
    throw new IllegalArgumentException("There is no article's rule " + number);
  }
}
