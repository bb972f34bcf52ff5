package gopark.journal.embedded;

import gopark.journal.embedded.Manifest.Part;
import gopark.journal.embedded.Ordinals.Range;
import gopark.journal.embedded.RecordHeader.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads the files of a journal and finds what is in them, and what should be and is not. It changes
 * nothing.
 *
 * <p>Records say themselves what they are, so that it does not matter where they are found. One is
 * lost if it was confirmed and is found nowhere; that it was confirmed says the manifest, its
 * header in a mirror, or a later batch. What was not confirmed, and was torn when the server ended,
 * is no loss.
 */
final class Recovery {

  /** What is found of a segment. */
  private static final class Files {
    final long number;
    long first;
    long last;
    long end;
    long mirrorEnd;
    @Nullable RecordHeader snapshot;

    Files(long number) {
      this.number = number;
    }
  }

  private record Late(RecordHeader header, long place, boolean isWhole) {}

  private final Folder folder;
  private final List<String> names;
  private final @Nullable Manifest manifest;
  private final TreeMap<Long, Files> files = new TreeMap<>();
  private final Map<String, Found> sessions = new HashMap<>();
  private final Map<String, Long> deaths = new HashMap<>();
  private final TreeMap<Long, Late> late = new TreeMap<>();

  /** Whole records that stand in a segment which was closed before they were written. */
  private final List<Late> strays = new ArrayList<>();

  /** The sessions that can be read, of each time that all were written down. */
  private final Map<Long, Ordinals> known = new HashMap<>();

  /** Records that are whole, those in mirrors, and those of which at least the header is known. */
  private final Ordinals found = new Ordinals();

  private final Ordinals mirrored = new Ordinals();
  private final Ordinals named = new Ordinals();
  private final List<Range> nameless = new ArrayList<>();
  private long confirmed;

  Recovery(Folder folder) throws IOException {
    this.folder = folder;
    names = folder.names();
    manifest = Manifest.newest(folder, names);
    if (manifest != null) {
      confirmed = manifest.confirmed();
      for (Part part : manifest.parts()) {
        Files listed = new Files(part.number());
        listed.first = part.first();
        listed.last = part.last();
        files.put(part.number(), listed);
      }
    }
    long lastListed = files.isEmpty() ? 0 : files.lastKey();
    for (String name : names) {
      long number = isOfSegment(name) ? Segment.number(name) : 0;
      if (number > lastListed) {
        files.putIfAbsent(number, new Files(number));
      }
    }
    for (Files each : files.values()) {
      readMirror(each);
    }
    confirmed = Math.max(confirmed, mirrored.last());
    // The next log says where a log ended, if the manifest and the mirrors do not.
    for (Files each : files.descendingMap().values()) {
      readLog(each, endOf(each));
    }
    takeStrays();
    settle();
    findLosses();
  }

  private static boolean isOfSegment(String name) {
    return name.matches("[0-9]{8,10}\\.(log|heads)");
  }

  private void readMirror(Files each) throws IOException {
    byte[] bytes = Segment.read(folder, Segment.mirrorName(each.number));
    RecordHeader.scan(
        bytes,
        true,
        (at, header, isWhole) -> {
          each.mirrorEnd = (long) at + header.length();
          switch (header.kind()) {
            case SEGMENT -> {
              begins(each, header);
              each.snapshot = header.count() < 0 ? each.snapshot : header;
            }
            case KNOWN -> {
              known.computeIfAbsent(header.batch(), unseen -> new Ordinals()).add(header.ordinal());
              Found session = session(header);
              if (session.born == header.born()) {
                session.known(header);
              }
            }
            case ENTRIES, DELETED, DAMAGED, TRIAL -> {
              mirrored.add(header.ordinal());
              name(header);
            }
          }
        });
  }

  private static void begins(Files each, RecordHeader header) {
    if (header.seq() == each.number && each.first == 0) {
      each.first = header.ordinal() + 1;
    }
  }

  /**
   * The last ordinal that a log may have; of the one that grows, any. What stands behind it was
   * being written when the server ended, and was never confirmed: the next log has its ordinals
   * again, for other records.
   */
  private long endOf(Files each) {
    Map.Entry<Long, Files> next = files.higherEntry(each.number);
    if (each.last > 0) {
      return each.last;
    }
    return next == null || next.getValue().first == 0 ? Long.MAX_VALUE : next.getValue().first - 1;
  }

  private void readLog(Files each, long last) throws IOException {
    byte[] bytes = Segment.read(folder, Segment.logName(each.number));
    RecordHeader.scan(
        bytes,
        false,
        (at, header, isWhole) -> {
          int end = at + header.length() + header.payload();
          if (header.kind() == Kind.SEGMENT) {
            begins(each, header);
            each.end = Math.max(each.end, end);
            return;
          }
          if (header.kind() == Kind.KNOWN) {
            return;
          }
          Late one = new Late(header, SessionIndex.place(each.number, at), isWhole);
          if (header.ordinal() > last) {
            if (isWhole) {
              strays.add(one);
            }
            return;
          }
          if (isWhole) {
            confirmed = Math.max(confirmed, header.batch() - 1);
          }
          if (header.ordinal() <= confirmed) {
            take(one);
          } else {
            late.merge(header.ordinal(), one, (old, now) -> old.isWhole() ? old : now);
          }
        });
  }

  /**
   * Takes records that blocks of another log brought with them. A mirror has their headers, as it
   * has of every record that was confirmed, and of no other.
   */
  private void takeStrays() throws IOException {
    if (strays.isEmpty()) {
      return;
    }
    Set<RecordHeader> written = new HashSet<>();
    for (Files each : files.values()) {
      RecordHeader.scan(
          Segment.read(folder, Segment.mirrorName(each.number)),
          true,
          (at, header, isWhole) -> written.add(header));
    }
    for (Late stray : strays) {
      if (written.contains(stray.header()) && !found.has(stray.header().ordinal())) {
        take(stray);
      }
    }
  }

  /** Takes of what was not confirmed the records up to the first that is torn. */
  private void settle() {
    for (Map.Entry<Long, Late> each : late.entrySet()) {
      long ordinal = each.getKey();
      boolean isNext = ordinal == confirmed + 1 && each.getValue().isWhole();
      if (ordinal <= confirmed || isNext) {
        confirmed = Math.max(confirmed, ordinal);
        take(each.getValue());
      }
    }
  }

  private void take(Late one) {
    RecordHeader header = one.header();
    if (one.isWhole()) {
      found.add(header.ordinal());
      Files in = files.get(SessionIndex.segment(one.place()));
      long end = SessionIndex.offset(one.place()) + header.length() + header.payload();
      if (in != null) {
        in.end = Math.max(in.end, end);
      }
    }
    if (one.isWhole() && header.kind() == Kind.ENTRIES) {
      named.add(header.ordinal());
      Found session = session(header);
      if (session.born == header.born()) {
        session.put(header, one.place());
      }
    } else {
      name(header);
    }
  }

  /** A record was written, of which this is the header. */
  private void name(RecordHeader header) {
    named.add(header.ordinal());
    Found session = session(header);
    boolean isIts = session.born == header.born();
    switch (header.kind()) {
      case ENTRIES -> {
        if (isIts) {
          session.expect(header);
        }
      }
      case DAMAGED -> {
        if (isIts) {
          session.mark(header);
        }
      }
      case DELETED -> deaths.merge(header.session(), header.born(), Math::max);
      case SEGMENT, KNOWN, TRIAL -> {}
    }
  }

  /** The session of that name; an older one of the same name is forgotten. */
  private Found session(RecordHeader header) {
    Found known = sessions.get(header.session());
    if (known == null || known.born < header.born()) {
      known = new Found(header.born());
      sessions.put(header.session(), known);
    }
    return known;
  }

  private void findLosses() {
    sessions.remove("");
    long seen = 0;
    Files before = null;
    for (Files each : files.values()) {
      if (each.first == 0) {
        each.first = confirmed + 1;
      }
      if (before != null && before.last == 0) {
        before.last = each.first - 1;
      }
      before = each;
      seen = Math.max(seen, seen(each));
    }
    long newest = seen;
    sessions
        .entrySet()
        .removeIf(each -> {
          Long death = deaths.get(each.getKey());
          Found one = each.getValue();
          return one.isDeadAt(newest) || (death != null && one.born <= death);
        });
    for (Files each : files.values()) {
      each.last = each.last == 0 ? confirmed : Math.min(each.last, confirmed);
      for (Range range : named.missing(each.first, each.last)) {
        if (range.last() > seen) {
          nameless.add(range);
        }
      }
    }
  }

  /** Up to which record a mirror knows how far all sessions had come; -1 if it does not. */
  private long seen(Files each) {
    RecordHeader begin = each.snapshot;
    if (begin == null || begin.count() < 0) {
      return -1;
    }
    Ordinals there = known.getOrDefault(begin.batch(), new Ordinals());
    return there.missing(1, begin.count()).isEmpty() ? begin.batch() : -1;
  }

  boolean isNew() {
    return names.stream().noneMatch(Recovery::isOfSegment)
        && names.stream().noneMatch(Manifest.FILES::contains);
  }

  boolean hasManifest() {
    return manifest != null;
  }

  /** Whether the manifest has all segments: the power may go when one has just been begun. */
  boolean isManifestComplete() {
    return manifest != null && manifest.parts().size() == files.size();
  }

  /** The turn of the manifest, which the next one follows. */
  long turn() {
    return manifest == null ? 0 : manifest.turn();
  }

  /** The ordinal of the last record. */
  long confirmed() {
    return confirmed;
  }

  /** Sessions that have ended, and which of their name they were. */
  Map<String, Long> deaths() {
    return deaths;
  }

  /** Records that are lost, of sessions that nobody knows. */
  long nameless() {
    return nameless.stream().mapToLong(range -> range.last() - range.first() + 1).sum();
  }

  /** Whether a session has lost what no earlier start has found lost. */
  boolean isNewlyDamaged(String session) {
    Found one = sessions.get(session);
    return one != null && (one.isNewlyDamaged() || (mayLack(one) && !one.stored().isDamaged()));
  }

  private boolean mayLack(Found one) {
    return nameless.stream().anyMatch(range -> one.born <= range.last());
  }

  /** The sessions as they are from now on. */
  Map<String, SessionIndex> sessions() {
    Map<String, SessionIndex> all = new TreeMap<>();
    sessions.forEach((name, one) -> {
      SessionIndex stored = one.stored();
      boolean isUncertain = !stored.isDamaged() && mayLack(one);
      all.put(name, isUncertain ? stored.upTo(stored.lastSeq, SessionIndex.UNKNOWN) : stored);
    });
    return all;
  }

  /** How many records of a segment are lost. */
  long lost(Segment segment) {
    return found.missing(segment.first, segment.last).stream()
        .mapToLong(range -> range.last() - range.first() + 1)
        .sum();
  }

  /** Whether a mirror has all that it should. */
  boolean isMirrored(Segment segment) {
    Files each = files.get(segment.number);
    return each != null
        && seen(each) >= 0
        && mirrored.missing(segment.first, segment.last).isEmpty();
  }

  /** Opens the segments; of one that is gone, begins an empty file. */
  List<Segment> segments() throws IOException {
    List<Segment> all = new ArrayList<>();
    for (Files each : files.values()) {
      Segment segment = new Segment(folder, each.number, each.first, each.end, each.mirrorEnd);
      segment.last = each.last;
      all.add(segment);
    }
    return all;
  }

  /** The greatest number that a file of the folder bears. */
  long lastNumber() {
    return names.stream().mapToLong(Segment::number).max().orElse(0);
  }

  /** Files of segments that are no more in use, and that a start before this could not remove. */
  List<String> leftOver() {
    return names.stream()
        .filter(name -> isOfSegment(name) && !files.containsKey(Segment.number(name)))
        .toList();
  }
}
