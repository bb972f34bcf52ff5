package gopark.web.page;

import java.util.List;

/**
 * A colour of {@code tokens.css}, as the style page shows it.
 *
 * @param name in CSS, without the dashes
 * @param on what it stands on
 * @param needs the contrast it must have; nothing for a fill, whose outline has it
 */
public record DesignToken(String name, String on, String needs) {

  private static final String TEXT = "4.5";
  private static final String OUTLINE = "3";
  private static final String FILL = "";

  /**
   * Colours that belong together.
   *
   * @param name of the group's text
   */
  public record Group(String name, List<DesignToken> tokens) {}

  static final List<Group> GROUPS =
      List.of(
          new Group(
              "paper",
              List.of(
                  new DesignToken("paper", "ink", TEXT),
                  new DesignToken("surface", "ink", TEXT),
                  new DesignToken("sunken", "ink", TEXT),
                  new DesignToken("ink", "paper", TEXT),
                  new DesignToken("muted", "paper", TEXT),
                  new DesignToken("line", "paper", FILL),
                  new DesignToken("line-strong", "surface", OUTLINE))),
          new Group(
              "signal",
              List.of(
                  new DesignToken("accent", "paper", TEXT),
                  new DesignToken("on-accent", "accent", TEXT),
                  new DesignToken("accent-tint", "ink", TEXT),
                  new DesignToken("on-state", "g-runnable", TEXT),
                  new DesignToken("note", "ink", TEXT),
                  new DesignToken("note-line", "note", OUTLINE),
                  new DesignToken("danger", "danger-tint", TEXT),
                  new DesignToken("danger-tint", "ink", TEXT))),
          new Group("g", named("g-", "on-state", TEXT, MarkedState.of("g"))),
          new Group("m", named("m-", "ink", TEXT, MarkedState.of("m"))),
          new Group("p", named("p-", "surface", FILL, MarkedState.of("p"))));

  private static List<DesignToken> named(
      String prefix, String on, String needs, List<MarkedState> states) {
    return states.stream()
        .map(state -> new DesignToken(prefix + state.name(), labelled(prefix, state, on), needs))
        .toList();
  }

  /** A hollow mark bears its name in ink. */
  private static String labelled(String prefix, MarkedState state, String on) {
    boolean hollow = List.of("idle", "copystack").contains(state.name());
    return prefix.equals("g-") && hollow ? "ink" : on;
  }
}
