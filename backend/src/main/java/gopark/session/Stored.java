package gopark.session;

import gopark.journal.Entry;
import gopark.journal.Journal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A session as the journal has it, for a reader that cannot read what it began with. Its document
 * is put together as it was written, and nothing of it is understood but where commands and
 * branches are.
 *
 * @param editKeyHash what the edit key must hash to
 * @param document of the branch that was shown last, with all its commands
 */
public record Stored(String editKeyHash, Map<String, Object> document) {
  private static final String COMMANDS = "commands";

  /** The session of that name; null if the journal has none, or not its beginning. */
  static @Nullable Stored of(String id, Journal journal) {
    List<Entry> entries = journal.read(id, 0, Opening.ENTRIES_AT_A_TIME);
    if (entries.isEmpty()) {
      return null;
    }
    Map<String, Object> first = entries.getFirst().fields();
    Map<String, Object> document = map(first.get(Entries.SCENARIO));
    Reader reader = new Reader(list(document.get(COMMANDS)));
    while (!entries.isEmpty()) {
      entries.forEach(entry -> reader.take(entry.fields()));
      entries = journal.read(id, entries.getLast().seq(), Opening.ENTRIES_AT_A_TIME);
    }
    return new Stored(String.valueOf(first.get(Entries.EDIT_KEY)), reader.document(document));
  }

  /** Takes the entries one after the other. */
  private static final class Reader {
    private final List<List<Object>> branches = new ArrayList<>();
    private int shown;
    private Map<String, Object> playback = Map.of();
    private Map<String, Object> breakpoints = Map.of();

    Reader(List<Object> commands) {
      branches.add(new ArrayList<>(commands));
    }

    void take(Map<String, Object> fields) {
      for (Object one : list(fields.get(Entries.APPLIED))) {
        Map<String, Object> command = map(one);
        if (Boolean.TRUE.equals(command.remove(Entries.FORKS))) {
          fork(step(command));
        }
        branches.get(shown).add(command);
      }
      if (fields.get(Entries.BRANCH) instanceof Number number
          && number.longValue() >= 0
          && number.longValue() < branches.size()) {
        shown = number.intValue();
      }
      if (fields.containsKey(Entries.PLAYBACK)) {
        playback = map(fields.get(Entries.PLAYBACK));
      }
      if (fields.containsKey(Entries.BREAKPOINTS)) {
        breakpoints = map(fields.get(Entries.BREAKPOINTS));
      }
    }

    /** A new branch has the commands of the one that it leaves, up to the step of its own first. */
    private void fork(long step) {
      List<Object> branch = new ArrayList<>(branches.get(shown));
      branch.removeIf(command -> step(map(command)) > step);
      shown = branches.size();
      branches.add(branch);
    }

    Map<String, Object> document(Map<String, Object> begun) {
      Map<String, Object> document = new LinkedHashMap<>(begun);
      put(document, COMMANDS, branches.get(shown));
      Map<String, Object> view = new LinkedHashMap<>(playback);
      view.remove(Playback.SINCE);
      put(view, Entries.BREAKPOINTS, conditions());
      document.put("view", view);
      return document;
    }

    private static void put(Map<String, Object> tree, String name, List<?> list) {
      if (!list.isEmpty()) {
        tree.put(name, list);
      }
    }

    private List<Map<String, Object>> conditions() {
      List<Map<String, Object>> list = new ArrayList<>();
      breakpoints.forEach((id, condition) -> {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("id", id);
        one.put("condition", condition);
        list.add(one);
      });
      return list;
    }
  }

  private static long step(Map<String, Object> command) {
    return command.get(Entries.STEP) instanceof Number number ? number.longValue() : 0;
  }

  /** A copy of an object; what is none is an empty one. */
  private static Map<String, Object> map(@Nullable Object tree) {
    Map<String, Object> copy = new LinkedHashMap<>();
    if (tree instanceof Map<?, ?> map) {
      map.forEach((name, value) -> copy.put(String.valueOf(name), value));
    }
    return copy;
  }

  private static List<Object> list(@Nullable Object tree) {
    return tree instanceof List<?> list ? new ArrayList<>(list) : List.of();
  }
}
