package gopark.session;

import gopark.journal.Entry;
import gopark.journal.Journal;
import gopark.journal.SessionHead;
import gopark.journal.Written;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A journal that forgets all at the end of the test, for tests with very many entries. */
final class MemoryJournal implements Journal {
  private final TreeMap<String, List<Map<String, Object>>> sessions = new TreeMap<>();

  @Override
  public Written appendAll(String session, long expectedSeq, List<Map<String, Object>> entries) {
    List<Map<String, Object>> kept = sessions.getOrDefault(session, new ArrayList<>());
    if (kept.size() != expectedSeq) {
      return new Written.Stale(kept.size());
    }
    kept.addAll(entries);
    sessions.put(session, kept);
    return new Written.Appended(kept.size());
  }

  @Override
  public List<Entry> read(String session, long afterSeq, int limit) {
    List<Map<String, Object>> kept = sessions.getOrDefault(session, List.of());
    List<Entry> read = new ArrayList<>();
    for (int i = (int) afterSeq; i < kept.size() && read.size() < limit; i++) {
      read.add(new Entry(i + 1L, kept.get(i)));
    }
    return read;
  }

  @Override
  public long lastSeq(String session) {
    return sessions.getOrDefault(session, List.of()).size();
  }

  @Override
  public boolean delete(String session) {
    return sessions.remove(session) != null;
  }

  @Override
  public boolean deleteAt(String session, long expectedSeq) {
    return lastSeq(session) == expectedSeq && delete(session);
  }

  @Override
  public List<SessionHead> sessions(String after, int limit) {
    return sessions.tailMap(after, false).entrySet().stream()
        .limit(limit)
        .map(entry -> new SessionHead(entry.getKey(), entry.getValue().size(), Instant.EPOCH))
        .toList();
  }

  @Override
  public void close() {
    sessions.clear();
  }
}
