package gopark.web.stream;

import io.netty.channel.EventLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The viewers of one session on one event loop: a message is one task for all of them. Everything
 * happens on that loop, except what is said to be for any thread.
 */
final class LoopViewers {

  /** What a viewer has asked for. */
  private record Handed(Viewer viewer, @Nullable Frame frame) {}

  private final EventLoop loop;
  private final Broadcast broadcast;
  private final List<Viewer> viewers = new ArrayList<>();
  private final Queue<Handed> handed = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean isAwake = new AtomicBoolean();

  LoopViewers(EventLoop loop, Broadcast broadcast) {
    this.loop = loop;
    this.broadcast = broadcast;
  }

  /** Tells viewers that there is something new; on any thread. */
  void wake() {
    if (isAwake.compareAndSet(false, true) && !execute(this::pass)) {
      handed.forEach(one -> release(one.frame()));
      handed.clear();
    }
  }

  /** Takes the frame, for a viewer that asked; on any thread. */
  void hand(Viewer viewer, @Nullable Frame frame) {
    handed.add(new Handed(viewer, frame));
    wake();
  }

  /** Takes a last message for all, and lets them go; on any thread. */
  void finish(@Nullable Frame last) {
    boolean isGiven =
        execute(() -> {
          each((viewer, nowMs) -> viewer.finish(last));
          release(last);
        });
    if (!isGiven) {
      release(last);
    }
  }

  /** Looks after each; on any thread. */
  void tend() {
    execute(() -> each(Viewer::tend));
  }

  void add(Viewer viewer) {
    viewer.standAt(viewers.size());
    viewers.add(viewer);
  }

  void remove(Viewer viewer) {
    Viewer last = viewers.removeLast();
    if (last != viewer) {
      viewers.set(viewer.place(), last);
      last.standAt(viewer.place());
    }
  }

  private void pass() {
    isAwake.set(false);
    long nowMs = broadcast.resources().nowMs();
    for (Handed one = handed.poll(); one != null; one = handed.poll()) {
      one.viewer().take(one.frame(), nowMs);
    }
    Frame latest = broadcast.latest();
    if (latest != null) {
      try {
        each((viewer, now) -> viewer.offer(latest, now));
      } finally {
        latest.release();
      }
    }
  }

  /**
   * Goes from the last viewer to the first, because one that leaves gives its place to the last.
   */
  private void each(BiConsumer<Viewer, Long> what) {
    Long nowMs = broadcast.resources().nowMs();
    for (int i = viewers.size() - 1; i >= 0; i--) {
      what.accept(viewers.get(i), nowMs);
    }
  }

  /** Runs a task on the loop; false if the loop has ended, and with it all connections. */
  private boolean execute(Runnable task) {
    try {
      loop.execute(task);
      return true;
    } catch (RejectedExecutionException ended) {
      return false;
    }
  }

  private static void release(@Nullable Frame frame) {
    if (frame != null) {
      frame.release();
    }
  }
}
