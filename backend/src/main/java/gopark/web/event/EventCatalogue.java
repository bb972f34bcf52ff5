package gopark.web.event;

import gopark.runtime.event.Checks;
import gopark.runtime.event.EventKind;
import gopark.trace.ApiNames;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All kinds of events with what a client needs to make sentences of them in either language: {@code
 * {kinds, common, groups, checks, results, waitReasons, units}}.
 */
final class EventCatalogue {
  private static final String GROUP = "event.group.";
  private static final String CHECK = "event.check.";
  private static final String RESULT = "event.result.";

  private EventCatalogue() {}

  static Map<String, Object> tree(Texts texts) {
    Map<String, Object> tree = new LinkedHashMap<>();
    List<Object> kinds = new ArrayList<>();
    for (EventKind kind : EventKind.values()) {
      kinds.add(KindTexts.tree(texts, kind));
    }
    tree.put("kinds", kinds);
    List<Object> common = new ArrayList<>();
    EventFields.COMMON.forEach(field -> common.add(field.tree()));
    tree.put("common", common);
    tree.put("groups", groups(texts));
    tree.put("checks", checks(texts));
    tree.put("results", results(texts));
    tree.put("waitReasons", new WaitTexts(texts).tree());
    tree.put("units", new Amounts(texts).tree());
    return tree;
  }

  private static List<Object> groups(Texts texts) {
    List<Object> list = new ArrayList<>();
    for (EventGroup group : EventGroup.values()) {
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("group", group.api());
      tree.put("name", BothLanguages.of(texts, GROUP + group.api()));
      list.add(tree);
    }
    return list;
  }

  /** The checks, in the newest release's order of search. */
  private static List<Object> checks(Texts texts) {
    List<Object> list = new ArrayList<>();
    for (Checks.Check check : Checks.newestOrder()) {
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("check", ApiNames.of(check));
      tree.put("expression", check.expression());
      tree.put("name", BothLanguages.of(texts, CHECK + TextKeys.of(check)));
      list.add(tree);
    }
    return list;
  }

  private static List<Object> results(Texts texts) {
    List<Object> list = new ArrayList<>();
    for (Checks.Result result : Checks.Result.values()) {
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("result", ApiNames.of(result));
      tree.put("name", BothLanguages.of(texts, RESULT + TextKeys.of(result)));
      list.add(tree);
    }
    return list;
  }
}
