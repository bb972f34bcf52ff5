package gopark.runtime.view;

import gopark.program.Operation.SyncKind;
import gopark.runtime.model.Channel;
import gopark.runtime.model.Cond;
import gopark.runtime.model.Handles;
import gopark.runtime.model.Mutex;
import gopark.runtime.model.PollDesc;
import gopark.runtime.model.RWMutex;
import gopark.runtime.model.Sched;
import gopark.runtime.model.Semaphore;
import gopark.runtime.model.Timer;
import gopark.runtime.model.WaitGroup;
import gopark.runtime.model.WaitQueue;
import gopark.runtime.model.Waiter;
import gopark.runtime.state.ChannelState;
import gopark.runtime.state.SyncObjectState;
import gopark.runtime.state.SyncState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes records of channels, locks and the like: of all if they are few, else of those in use. */
final class SyncViews {
  private final Map<Integer, ChannelState> channels = new TreeMap<>();
  private final Map<Integer, SyncObjectState> objects = new TreeMap<>();

  private SyncViews() {}

  static SyncState view(ProcessData process) {
    SyncViews views = new SyncViews();
    int all = process.handles().size();
    for (int handle = 1; handle <= all && views.size() < Snapshots.MOST; handle++) {
      process.work().spend(Sched.LOOK_WORK);
      views.add(process.handles().get(handle), all <= Snapshots.FEW);
    }
    return new SyncState(
        Collections.unmodifiableMap(views.channels), Collections.unmodifiableMap(views.objects));
  }

  private int size() {
    return channels.size() + objects.size();
  }

  private void add(Handles.Numbered object, boolean idleToo) {
    if (object instanceof Channel channel) {
      if (idleToo || !channel.recvq.isEmpty() || !channel.sendq.isEmpty()) {
        channels.put(channel.handle, view(channel));
      }
      return;
    }
    SyncObjectState state = stateOf(object);
    if (state != null && (idleToo || state.waitersize() > 0 || state.locked())) {
      objects.put(state.id(), state);
    }
  }

  private static ChannelState view(Channel channel) {
    return new ChannelState(
        channel.handle,
        channel.name,
        channel.count(),
        channel.capacity,
        channel.closed,
        ids(channel.recvq),
        channel.recvq.size(),
        ids(channel.sendq),
        channel.sendq.size());
  }

  private static @Nullable SyncObjectState stateOf(Handles.Numbered object) {
    return switch (object) {
      case Mutex it ->
          new SyncObjectState(
              it.handle,
              SyncKind.MUTEX,
              it.name,
              it.waiters,
              it.locked,
              it.starving,
              ids(it.sema.waiters),
              it.sema.waiters.size());
      case RWMutex it -> view(it);
      case WaitGroup it ->
          neverLocked(it.handle, SyncKind.WAIT_GROUP, it.name, it.counter, it.sema.waiters);
      case Cond it -> neverLocked(it.handle, SyncKind.COND, it.name, it.waiters.size(), it.waiters);
      case Semaphore it ->
          neverLocked(it.handle, SyncKind.SEMAPHORE, it.name, it.sema.count(), it.sema.waiters);
      case Channel _, PollDesc _, Timer _ -> null;
    };
  }

  /** The writers that wait for each other come first, then the one that waits for readers. */
  private static SyncObjectState view(RWMutex it) {
    List<Integer> waiters = ids(it.w.sema.waiters);
    waiters.addAll(ids(it.writerSem.waiters));
    waiters.addAll(ids(it.readerSem.waiters));
    int size = it.w.sema.waiters.size() + it.writerSem.waiters.size() + it.readerSem.waiters.size();
    return new SyncObjectState(
        it.handle,
        SyncKind.RW_MUTEX,
        it.name,
        it.readers(),
        it.isHeldByWriter(),
        it.w.starving,
        waiters,
        size);
  }

  private static SyncObjectState neverLocked(
      int handle, SyncKind kind, String name, long count, WaitQueue waiters) {
    return new SyncObjectState(
        handle, kind, name, count, false, false, ids(waiters), waiters.size());
  }

  static List<Integer> ids(WaitQueue queue) {
    List<Integer> ids = new ArrayList<>();
    for (Waiter one = queue.first; one != null && ids.size() < Snapshots.PAGE; one = one.next) {
      ids.add(one.g.goid);
    }
    return ids;
  }
}
