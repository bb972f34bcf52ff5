package gopark.journal;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A listener that keeps what it is told. */
class Told implements JournalListener {

  final List<Entry> entries = Collections.synchronizedList(new ArrayList<>());
  final List<String> ends = Collections.synchronizedList(new ArrayList<>());

  @Override
  public void appended(Entry entry) {
    entries.add(entry);
  }

  @Override
  public void deleted() {
    ends.add("deleted");
  }

  @Override
  public void failed(RuntimeException reason) {
    ends.add("failed: " + reason.getMessage());
  }

  List<Long> seqs() {
    synchronized (entries) {
      return entries.stream().map(Entry::seq).toList();
    }
  }
}
