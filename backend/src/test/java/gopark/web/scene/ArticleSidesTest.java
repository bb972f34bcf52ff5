package gopark.web.scene;

import static org.assertj.core.api.Assertions.assertThat;

import gopark.runtime.event.Event;
import gopark.runtime.event.GoroutineEvent.GoPreempted;
import gopark.runtime.event.GoroutineEvent.GoYielded;
import gopark.runtime.event.MachineEvent.MCreated;
import gopark.runtime.event.Place;
import gopark.runtime.event.PreemptedBy;
import gopark.runtime.event.ProgramEvent.Schedtrace;
import gopark.runtime.event.SchedulerEvent.FindRunnable;
import gopark.runtime.event.SchedulerEvent.Stolen;
import gopark.runtime.event.Source;
import gopark.runtime.event.SyscallEvent.PRetaken;
import gopark.runtime.event.SyscallEvent.SyscallEntered;
import gopark.runtime.event.SysmonEvent.PreemptionRequested;
import gopark.runtime.event.WorldEvent.ProcsResized;
import gopark.runtime.release.ArticleRule;
import gopark.runtime.state.ProcessorState;
import gopark.runtime.state.ProcessorStatus;
import gopark.runtime.state.RuntimeSnapshot;
import gopark.scene.Beat;
import gopark.scene.BothTexts;
import gopark.scene.LocatedScene;
import gopark.scene.Scene;
import gopark.scene.SceneLocator;
import gopark.session.Change;
import gopark.session.ScenarioRun;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.http.HttpStatus;

/** Where the articles and Go part, both sides are scenes, and Go's comes first. */
class ArticleSidesTest {
  private static final Scenes SCENES = new Scenes();
  private static final Gallery GALLERY = new Gallery(SCENES, Texts.fromClassPath());
  private static final int SYSMON = 1;
  private static final Pattern BRACKETS = Pattern.compile("\\[([ 0-9]+)]");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private static final Map<Language, List<String>> SIDES =
      Map.of(
          Language.EN, List.of("As Go does it", "As the article says"),
          Language.RU, List.of("Как это делает Go", "Как сказано в статье"));

  /** What is told, in Go's scene and in the article's. */
  private record Parting(String go, Function<Played, Object> told, Object inGo, Object inArticle) {

    String article() {
      return go + "-article";
    }
  }

  private static final Map<ArticleRule, Parting> PARTINGS =
      Map.ofEntries(
          side(
              ArticleRule.T1,
              "search",
              ArticleSidesTest::whereP2FindsItsNext,
              Source.GLOBAL,
              Source.STOLEN),
          side(
              ArticleRule.T2,
              "tick-takes-one",
              ArticleSidesTest::leftInTheGlobalQueueByTheTick,
              2,
              0),
          side(ArticleRule.T3, "half-taken", played -> played.first(Stolen.class).taken(), 4, 3),
          side(
              ArticleRule.T4, "syscall-handoff", played -> played.any(PRetaken.class), true, false),
          side(
              ArticleRule.T5,
              "three-ways-to-block",
              ArticleSidesTest::whetherTheSleeperIsInASystemCall,
              false,
              true),
          side(ArticleRule.T6, "thread-pool", played -> played.any(MCreated.class), true, false),
          side(
              ArticleRule.T7,
              "sysmon-thread",
              ArticleSidesTest::whetherAThreadWithoutAProcessorInterrupts,
              true,
              false),
          side(ArticleRule.T8, "quota-default", played -> played.last().gomaxprocs(), 3, 2),
          side(
              ArticleRule.T9, "resize", ArticleSidesTest::tasksInTheGlobalQueueAtTheResize, 9L, 0L),
          side(ArticleRule.T10, "poller-limit", ArticleSidesTest::mostWaiters, 140, 128),
          side(
              ArticleRule.T11,
              "ways-to-global",
              played -> played.first(GoYielded.class).place(),
              Place.GLOBAL_TAIL,
              Place.LOCAL_TAIL),
          side(
              ArticleRule.T12,
              "signal-path",
              ArticleSidesTest::whetherTheLoopIsInterrupted,
              true,
              false),
          side(
              ArticleRule.T13,
              "syscall-status",
              ArticleSidesTest::statusOfTheProcessorInTheCall,
              ProcessorStatus.RUNNING,
              ProcessorStatus.SYSCALL),
          side(
              ArticleRule.T14,
              "schedtrace-line",
              ArticleSidesTest::whetherTheLineCountsWhoRunsNext,
              false,
              true));

  private static Map.Entry<ArticleRule, Parting> side(
      ArticleRule rule, String go, Function<Played, Object> told, Object inGo, Object inArticle) {
    return Map.entry(rule, new Parting(go, told, inGo, inArticle));
  }

  private static Parting parting(ArticleRule rule) {
    return Objects.requireNonNull(PARTINGS.get(rule));
  }

  /** A scene from where it opens to where it ends. */
  private record Played(Scene scene, ScenarioRun run, List<Event> events, long end) {

    static Played of(String id) {
      Scene scene = SCENES.require(id, HttpStatus.NOT_FOUND);
      LocatedScene located = SceneLocator.of(scene).orThrow();
      ScenarioRun run = SceneLocator.scenarioRun(scene);
      long open = located.open().step();
      long end = located.end().step();
      assertThat(end).as("%s is played", id).isGreaterThan(open);
      List<Event> events = new ArrayList<>();
      for (Change change : run.replay(0, open, end, Math.toIntExact(end - open))) {
        events.addAll(change.events());
      }
      assertThat(run.at(end).step()).as("%s plays to its end", id).isEqualTo(end);
      return new Played(scene, run, events, end);
    }

    <E extends Event> List<E> events(Class<E> type) {
      return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    <E extends Event> boolean any(Class<E> type) {
      return !events(type).isEmpty();
    }

    <E extends Event> E first(Class<E> type) {
      return events(type).getFirst();
    }

    RuntimeSnapshot after(Event event) {
      return run.at(event.at().step()).runtime();
    }

    /** The function that the event's goroutine runs. */
    String function(Event event) {
      return Objects.requireNonNull(after(event).gs().get(event.at().g())).name();
    }

    RuntimeSnapshot last() {
      return run.at(end).runtime();
    }
  }

  private static Source whereP2FindsItsNext(Played played) {
    return played.events(FindRunnable.class).stream()
        .filter(search -> search.at().p() == 2)
        .map(FindRunnable::source)
        .findFirst()
        .orElseThrow();
  }

  private static int leftInTheGlobalQueueByTheTick(Played played) {
    return played.events(FindRunnable.class).stream()
        .filter(search -> search.source() == Source.GLOBAL_TICK)
        .map(search -> played.after(search).sched().runqsize())
        .findFirst()
        .orElseThrow();
  }

  private static boolean whetherTheSleeperIsInASystemCall(Played played) {
    return played.events(SyscallEntered.class).stream()
        .anyMatch(entry -> played.function(entry).equals("main.sleeps"));
  }

  private static boolean whetherTheLoopIsInterrupted(Played played) {
    return played.events(GoPreempted.class).stream()
        .anyMatch(stop -> played.function(stop).equals("main.loop"));
  }

  private static boolean whetherAThreadWithoutAProcessorInterrupts(Played played) {
    return played.events(PreemptionRequested.class).stream()
        .filter(request -> request.by() == PreemptedBy.SYSMON)
        .anyMatch(
            request -> Objects.requireNonNull(played.after(request).ms().get(SYSMON)).p() == null);
  }

  private static long tasksInTheGlobalQueueAtTheResize(Played played) {
    RuntimeSnapshot resized = played.after(played.first(ProcsResized.class));
    return resized.sched().runq().stream()
        .filter(g -> Objects.requireNonNull(resized.gs().get(g)).name().equals("main.task"))
        .count();
  }

  private static int mostWaiters(Played played) {
    return played.events().stream()
        .mapToInt(event -> played.after(event).netpoll().waiters())
        .max()
        .orElseThrow();
  }

  private static ProcessorStatus statusOfTheProcessorInTheCall(Played played) {
    RuntimeSnapshot entered = played.after(played.first(SyscallEntered.class));
    return Objects.requireNonNull(entered.ps().get(0)).status();
  }

  /** Whether the numbers in the brackets add up to more than is in the rings. */
  private static boolean whetherTheLineCountsWhoRunsNext(Played played) {
    Schedtrace line = played.first(Schedtrace.class);
    RuntimeSnapshot then = played.after(line);
    int rings = then.ps().values().stream().mapToInt(ProcessorState::runqsize).sum();
    assertThat(then.ps().values()).as("somebody runs next").anyMatch(p -> p.runnext() != null);
    String brackets =
        BRACKETS.matcher(line.line()).results().map(MatchResult::group).findFirst().orElseThrow();
    int told =
        NUMBER.matcher(brackets).results().mapToInt(each -> Integer.parseInt(each.group())).sum();
    return told > rings;
  }

  @ParameterizedTest
  @EnumSource(ArticleRule.class)
  void bothSidesArePlayedToTheirEndsAndDifferInWhatTheyAreAbout(ArticleRule rule) {
    Parting parting = parting(rule);
    assertThat(parting.inGo()).isNotEqualTo(parting.inArticle());
    Object go = parting.told().apply(Played.of(parting.go()));
    Object article = parting.told().apply(Played.of(parting.article()));
    assertThat(go).as(parting.go()).isEqualTo(parting.inGo());
    assertThat(article).as(parting.article()).isEqualTo(parting.inArticle());
  }

  @ParameterizedTest
  @EnumSource(ArticleRule.class)
  void oneCardNamesBothSidesAndGosIsFirst(ArticleRule rule) {
    Parting parting = parting(rule);
    for (Language language : Language.values()) {
      List<Gallery.Card> cards =
          GALLERY.groups(language).stream().flatMap(group -> group.cards().stream()).toList();
      Gallery.Card card =
          cards.stream().filter(each -> each.id().equals(parting.go())).findFirst().orElseThrow();
      Gallery.Other other = Objects.requireNonNull(card.other());
      assertThat(other.id()).isEqualTo(parting.article());
      assertThat(List.of(card.rules(), other.rules())).isEqualTo(SIDES.get(language));
      assertThat(cards).extracting(Gallery.Card::id).doesNotContain(parting.article());

      Scene article = SCENES.require(parting.article(), HttpStatus.NOT_FOUND);
      Gallery.Card back = GALLERY.card(article, language);
      assertThat(Objects.requireNonNull(back.other()).id()).isEqualTo(parting.go());
      assertThat(Objects.requireNonNull(back.other()).rules()).isEqualTo(card.rules());
    }
  }

  @ParameterizedTest
  @EnumSource(ArticleRule.class)
  void eachSideSaysWhatTheOtherDoes(ArticleRule rule) {
    Parting parting = parting(rule);
    for (String id : List.of(parting.go(), parting.article())) {
      Scene scene = SCENES.require(id, HttpStatus.NOT_FOUND);
      List<BothTexts> said = new ArrayList<>();
      for (Beat beat : scene.beats()) {
        Beat.Card card = beat.card();
        if (card != null) {
          said.addAll(List.of(card.article(), card.go()));
        }
      }
      assertThat(said).as(id).isNotEmpty();
      for (BothTexts words : said) {
        assertThat(words.en()).isNotBlank();
        assertThat(words.ru()).isNotBlank();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(ArticleRule.class)
  void itsNumberInOurOwnListIsNotShown(ArticleRule rule) {
    Parting parting = parting(rule);
    for (String id : List.of(parting.go(), parting.article())) {
      assertThat(SCENES.require(id, HttpStatus.NOT_FOUND).head().figures())
          .doesNotContain(rule.name());
    }
  }
}
