package gopark.os;

/** Is told what threads get cores, so that it can be shown. */
public interface KernelListener {

  /** Why a thread leaves its core. */
  enum Leaving {
    SLEEPS,
    SLICE_OVER,
    ANOTHER_WOKE,
    THROTTLED,
    CORE_REMOVED
  }

  void onCore(int thread, int core);

  void offCore(int thread, int core, Leaving why);

  void throttled(long until);

  void unthrottled();
}
