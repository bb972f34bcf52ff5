package gopark.picture;

import gopark.simulation.WorkMeter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The elements of pictures that are shown one after another, each written once for all pictures
 * that have it. Those of one picture keep the order in which they are drawn: each picture is added
 * along the longest common subsequence with all before it.
 */
final class SharedElements {
  /** The work for an element that is looked up, and for one that is passed over. */
  private static final long LOOK_WORK = 300;

  private static final long PASS_WORK = 100;

  /** An element, and the numbers of the pictures that show it. */
  private record Element(String markup, BitSet pictures) {}

  /** A line of the new picture and an element that are the same, and the pair before it. */
  private record Match(int line, int element, @Nullable Match before) {}

  /** Elements one after another that the same pictures show. */
  record Group(List<String> elements, BitSet pictures) {}

  private final WorkMeter work;
  private List<Element> elements = new ArrayList<>();
  private int pictures;
  private long length;

  SharedElements(WorkMeter work) {
    this.work = work;
  }

  /** How many letters all elements have. */
  long length() {
    return length;
  }

  void add(List<String> picture) {
    int[] kept = kept(picture);
    List<Element> merged = new ArrayList<>(elements.size() + 16);
    int next = 0;
    for (int line = 0; line < kept.length; line++) {
      while (next < kept[line]) {
        merged.add(elements.get(next++));
      }
      Element element = kept[line] < 0 ? made(picture.get(line)) : elements.get(next++);
      element.pictures.set(pictures);
      merged.add(element);
    }
    merged.addAll(elements.subList(next, elements.size()));
    elements = merged;
    pictures++;
  }

  private Element made(String markup) {
    length += markup.length() + 1;
    return new Element(markup, new BitSet());
  }

  /** For each line of a picture the element that it is, or -1 if it needs one of its own. */
  private int[] kept(List<String> picture) {
    Map<String, List<Integer>> places = new LinkedHashMap<>();
    for (int i = elements.size() - 1; i >= 0; i--) {
      work.spend(PASS_WORK);
      places.computeIfAbsent(elements.get(i).markup(), _ -> new ArrayList<>()).add(i);
    }
    List<Match> ends = new ArrayList<>();
    for (int line = 0; line < picture.size(); line++) {
      work.spend(LOOK_WORK);
      for (int element : places.getOrDefault(picture.get(line), List.of())) {
        work.spend(PASS_WORK);
        int at = firstNotBefore(ends, element);
        Match match = new Match(line, element, at == 0 ? null : ends.get(at - 1));
        if (at == ends.size()) {
          ends.add(match);
        } else {
          ends.set(at, match);
        }
      }
    }
    int[] kept = new int[picture.size()];
    Arrays.fill(kept, -1);
    Match match = ends.isEmpty() ? null : ends.getLast();
    while (match != null) {
      kept[match.line()] = match.element();
      match = match.before();
    }
    return kept;
  }

  private static int firstNotBefore(List<Match> ends, int element) {
    int low = 0;
    int high = ends.size();
    while (low < high) {
      int middle = (low + high) / 2;
      if (ends.get(middle).element() < element) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** All elements in the order in which they are drawn. */
  List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    for (Element element : elements) {
      if (groups.isEmpty() || !groups.getLast().pictures().equals(element.pictures())) {
        groups.add(new Group(new ArrayList<>(), element.pictures()));
      }
      groups.getLast().elements().add(element.markup());
    }
    return groups;
  }
}
