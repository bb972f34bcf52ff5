package gopark.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Who in this process follows which session; an adapter tells it what it has made safe. Listeners
 * read from the journal, so that an entry can be neither lost nor told twice, whoever is faster.
 */
public final class Followers {

  private static final int PAGE = 64;

  private final Journal journal;
  private final ConcurrentMap<String, List<Follower>> bySession = new ConcurrentHashMap<>();

  public Followers(Journal journal) {
    this.journal = journal;
  }

  /** Adds a listener and hands it what is there already. */
  public Subscription add(String session, long afterSeq, JournalListener listener) {
    Follower follower = new Follower(session, afterSeq, listener);
    bySession.compute(
        session,
        (name, others) -> {
          List<Follower> all = others == null ? new CopyOnWriteArrayList<>() : others;
          all.add(follower);
          return all;
        });
    follower.catchUp();
    return follower;
  }

  /** There are new entries. */
  public void appended(String session) {
    for (Follower follower : bySession.getOrDefault(session, List.of())) {
      follower.catchUp();
    }
  }

  /** The session is gone. */
  public void deleted(String session) {
    for (Follower follower : new ArrayList<>(bySession.getOrDefault(session, List.of()))) {
      follower.end();
    }
  }

  private final class Follower implements Subscription {

    private final String session;
    private final JournalListener listener;
    private long lastTold;
    private boolean telling;
    private boolean news;
    private boolean gone;
    private boolean closed;

    Follower(String session, long afterSeq, JournalListener listener) {
      this.session = session;
      this.lastTold = afterSeq;
      this.listener = listener;
    }

    void catchUp() {
      if (begins(false)) {
        tell();
      }
    }

    void end() {
      if (begins(true)) {
        tell();
      }
    }

    /** False if somebody is telling already; he will see the news. */
    private synchronized boolean begins(boolean deleted) {
      news = true;
      gone |= deleted;
      if (telling || closed) {
        return false;
      }
      telling = true;
      return true;
    }

    private void tell() {
      try {
        Turn turn = nextTurn();
        while (turn == Turn.READ) {
          tellEntries();
          turn = nextTurn();
        }
        if (turn == Turn.PART) {
          leave();
          listener.deleted();
        }
      } catch (RuntimeException e) {
        close();
        listener.failed(e);
      }
    }

    private synchronized Turn nextTurn() {
      if (!closed && gone) {
        closed = true;
        return Turn.PART;
      }
      if (!closed && news) {
        news = false;
        return Turn.READ;
      }
      telling = false;
      return Turn.REST;
    }

    private synchronized boolean isOpen() {
      return !closed;
    }

    private void tellEntries() {
      List<Entry> page;
      do {
        page = journal.read(session, lastTold, PAGE);
        for (Entry entry : page) {
          if (!isOpen()) {
            return;
          }
          lastTold = entry.seq();
          listener.appended(entry);
        }
      } while (!page.isEmpty());
    }

    @Override
    public void close() {
      synchronized (this) {
        closed = true;
      }
      leave();
    }

    private void leave() {
      bySession.computeIfPresent(
          session,
          (name, all) -> {
            all.remove(this);
            return all.isEmpty() ? null : all;
          });
    }
  }

  private enum Turn {
    READ,
    PART,
    REST
  }
}
