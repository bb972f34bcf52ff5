package gopark.runtime.state;

/**
 * What a machine, that is a thread, is doing, as a learner sees it. The runtime has no such field.
 */
public enum MachineState {
  /** The operating system makes the thread, or has woken it, and it is not awake yet. */
  STARTING,
  /** The thread runs a goroutine's code. */
  RUNNING,
  /** The thread is on its g0, looking for what to run. */
  SCHEDULING,
  /** The thread looks for work in other processors' queues. */
  SPINNING,
  /** The thread is in a system call for its goroutine. */
  SYSCALL,
  /** The thread sleeps in epoll_wait. */
  POLLING,
  /** The thread sleeps on its note, in the list of idle machines. */
  PARKED,
  /** The thread sleeps until its locked goroutine may run. */
  PARKED_LOCKED,
  /** The thread waits for the world to stop. */
  STOPPING_THE_WORLD,
  /** The thread is sysmon's. */
  SYSMON,
  EXITED
}
