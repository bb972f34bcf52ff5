package gopark.web.event;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What arguments an ICU message uses, and how. */
record Template(List<Use> uses) {

  /** One use of an argument; the branches are those of a choice or a plural. */
  record Use(String argument, ArgType type, Set<String> branches) {}

  static Template of(String text) {
    MessagePattern pattern = new MessagePattern(text);
    List<Use> uses = new ArrayList<>();
    for (int i = 0; i < pattern.countParts(); i++) {
      MessagePattern.Part part = pattern.getPart(i);
      if (part.getType() == MessagePattern.Part.Type.ARG_START) {
        String name = pattern.getSubstring(pattern.getPart(i + 1));
        uses.add(new Use(name, part.getArgType(), branches(pattern, i)));
      }
    }
    return new Template(uses);
  }

  private static Set<String> branches(MessagePattern pattern, int start) {
    Set<String> branches = new LinkedHashSet<>();
    int limit = pattern.getLimitPartIndex(start);
    int i = start + 1;
    while (i < limit) {
      MessagePattern.Part part = pattern.getPart(i);
      if (part.getType() == MessagePattern.Part.Type.ARG_SELECTOR) {
        branches.add(pattern.getSubstring(part));
      }
      i = Math.max(i, pattern.getLimitPartIndex(i)) + 1;
    }
    return branches;
  }
}
