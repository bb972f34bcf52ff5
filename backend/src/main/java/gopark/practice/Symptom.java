package gopark.practice;

/** What a run can show that is worth a warning. */
public enum Symptom {
  /** Goroutines wait at one place for what nobody does, and become more. */
  LEAK,
  /** A goroutine is ready for long and gets no processor. */
  STARVING,
  /** One processor does nearly all the work while others idle. */
  HOT_PROCESSOR,
  /** There are many more threads than processors, because calls block them. */
  THREAD_GROWTH,
  /** Many goroutines wait for one lock while processors idle. */
  LOCK_CONVOY,
  /** Threads look for work again and again and find none. */
  SPINNING,
  /** The kernel freezes the process because its quota is used up. */
  THROTTLED
}
