package gopark.session;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.JournalListener;
import gopark.journal.SessionHead;
import gopark.journal.SessionNames;
import gopark.journal.Subscription;
import gopark.journal.Written;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A journal that forgets everything when it is closed, for tests that write a great deal. */
public final class MemoryJournal implements Journal {
  private final TreeMap<String, List<Entry>> sessions = new TreeMap<>();
  private final Map<JournalListener, String> followers = new LinkedHashMap<>();

  @Override
  public synchronized Written appendAll(
      String session, long expectedSeq, List<Map<String, Object>> entries) {
    long last = lastSeq(SessionNames.checked(session));
    if (last != expectedSeq) {
      return new Written.Stale(last);
    }
    for (Map<String, Object> fields : entries) {
      Entry entry = new Entry(++last, new LinkedHashMap<>(fields));
      sessions.computeIfAbsent(session, _ -> new ArrayList<>()).add(entry);
      tell(session, entry);
    }
    return new Written.Appended(last);
  }

  private void tell(String session, Entry entry) {
    for (Map.Entry<JournalListener, String> follower : List.copyOf(followers.entrySet())) {
      if (follower.getValue().equals(session)) {
        follower.getKey().appended(entry);
      }
    }
  }

  @Override
  public synchronized List<Entry> read(String session, long afterSeq, int limit) {
    List<Entry> all = sessions.getOrDefault(session, List.of());
    return all.stream().skip(afterSeq).limit(limit).toList();
  }

  @Override
  public synchronized long lastSeq(String session) {
    return sessions.getOrDefault(session, List.of()).size();
  }

  @Override
  public synchronized boolean delete(String session) {
    boolean was = sessions.remove(session) != null;
    for (Map.Entry<JournalListener, String> follower : List.copyOf(followers.entrySet())) {
      if (was && follower.getValue().equals(session)) {
        followers.remove(follower.getKey());
        follower.getKey().deleted();
      }
    }
    return was;
  }

  @Override
  public synchronized List<SessionHead> sessions(String after, int limit) {
    return sessions.tailMap(after, false).keySet().stream()
        .limit(limit)
        .map(name -> new SessionHead(name, lastSeq(name), Instant.EPOCH))
        .toList();
  }

  @Override
  public synchronized Subscription follow(String session, long afterSeq, JournalListener listener) {
    read(session, afterSeq, Integer.MAX_VALUE).forEach(listener::appended);
    followers.put(listener, session);
    return () -> unfollow(listener);
  }

  private synchronized void unfollow(JournalListener listener) {
    followers.remove(listener);
  }

  @Override
  public synchronized void close() {
    sessions.clear();
    followers.clear();
  }
}
