package gopark.runtime.state;

/**
 * What a machine, that is a thread, is doing, as a learner sees it. The runtime has no such field.
 */
public enum MachineState {
  /** It is being made by the operating system, or has been woken and is not awake yet. */
  STARTING,
  /** It runs a goroutine's code. */
  RUNNING,
  /** It is on its g0, looking for what to run. */
  SCHEDULING,
  /** It looks for work in other processors' queues. */
  SPINNING,
  /** It is in a system call for its goroutine. */
  SYSCALL,
  /** It sleeps in epoll_wait. */
  POLLING,
  /** It sleeps on its note, in the list of idle machines. */
  PARKED,
  /** It sleeps until its locked goroutine may run. */
  PARKED_LOCKED,
  /** It waits for the world to stop. */
  STOPPING_THE_WORLD,
  /** It is the thread of sysmon. */
  SYSMON,
  EXITED
}
