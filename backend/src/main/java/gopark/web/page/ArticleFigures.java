package gopark.web.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What one of the five articles has of a scene.
 *
 * @param article its letter
 * @param figures the numbers of the figures, as they are read; empty: it is in the text alone
 * @param place where the article has it: in its {@code text}, or in {@code one} or {@code several}
 *     of its pictures
 */
record ArticleFigures(String article, String figures, String place) {

  /** Figures by their numbers, one or from one to another. */
  private static final Pattern CODE = Pattern.compile("[A-E](\\d+)(?:-(\\d+))?");

  /** The least numbers in a row that are told by the first and the last. */
  private static final int A_ROW = 3;

  /** Article by article; codes are {@code C10}, {@code D9-13} or {@code A-text-gc}. */
  static List<ArticleFigures> of(List<String> codes) {
    Map<String, TreeSet<Integer>> numbers = new LinkedHashMap<>();
    for (String code : codes) {
      TreeSet<Integer> known = numbers.computeIfAbsent(code.substring(0, 1), _ -> new TreeSet<>());
      Matcher figures = CODE.matcher(code);
      if (figures.matches()) {
        int first = Integer.parseInt(figures.group(1));
        int last = figures.group(2) == null ? first : Integer.parseInt(figures.group(2));
        for (int number = first; number <= last; number++) {
          known.add(number);
        }
      }
    }
    List<ArticleFigures> all = new ArrayList<>();
    numbers.forEach((article, figures) ->
        all.add(new ArticleFigures(article, read(figures), place(figures.size()))));
    return List.copyOf(all);
  }

  private static String place(int figures) {
    return switch (figures) {
      case 0 -> "text";
      case 1 -> "one";
      default -> "several";
    };
  }

  private static String read(TreeSet<Integer> numbers) {
    List<String> parts = new ArrayList<>();
    TreeSet<Integer> left = new TreeSet<>(numbers);
    while (!left.isEmpty()) {
      int first = left.first();
      int last = first;
      while (left.contains(last + 1)) {
        last++;
      }
      int end = last - first + 1 < A_ROW ? first : last;
      parts.add(end == first ? Integer.toString(first) : first + "–" + end);
      left.headSet(end, true).clear();
    }
    return String.join(", ", parts);
  }
}
