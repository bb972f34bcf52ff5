package gopark.web.page;

import java.util.List;

/**
 * A colour of {@code tokens.css}, as the style page shows it.
 *
 * @param name in CSS, without the dashes
 * @param on what it stands on
 * @param needs the contrast it must have; nothing for a fill, whose outline has it
 */
public record Token(String name, String on, String needs) {

  private static final String TEXT = "4.5";
  private static final String OUTLINE = "3";
  private static final String FILL = "";

  /**
   * Colours that belong together.
   *
   * @param name of the group's text
   */
  public record Group(String name, List<Token> tokens) {}

  static final List<Group> GROUPS =
      List.of(
          new Group(
              "paper",
              List.of(
                  new Token("paper", "ink", TEXT),
                  new Token("surface", "ink", TEXT),
                  new Token("sunken", "ink", TEXT),
                  new Token("ink", "paper", TEXT),
                  new Token("muted", "paper", TEXT),
                  new Token("line", "paper", FILL),
                  new Token("line-strong", "surface", OUTLINE))),
          new Group(
              "signal",
              List.of(
                  new Token("accent", "paper", TEXT),
                  new Token("on-accent", "accent", TEXT),
                  new Token("accent-tint", "ink", TEXT),
                  new Token("on-state", "g-runnable", TEXT),
                  new Token("note", "ink", TEXT),
                  new Token("note-line", "note", OUTLINE),
                  new Token("danger", "danger-tint", TEXT),
                  new Token("danger-tint", "ink", TEXT))),
          new Group("g", named("g-", "on-state", TEXT, MarkedState.of("g"))),
          new Group("m", named("m-", "ink", TEXT, MarkedState.of("m"))),
          new Group("p", named("p-", "surface", FILL, MarkedState.of("p"))));

  private static List<Token> named(
      String prefix, String on, String needs, List<MarkedState> states) {
    return states.stream()
        .map(state -> new Token(prefix + state.name(), labelled(prefix, state, on), needs))
        .toList();
  }

  /** A hollow mark bears its name in ink. */
  private static String labelled(String prefix, MarkedState state, String on) {
    boolean hollow = List.of("idle", "copystack").contains(state.name());
    return prefix.equals("g-") && hollow ? "ink" : on;
  }
}
