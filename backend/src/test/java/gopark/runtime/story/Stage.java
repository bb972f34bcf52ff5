package gopark.runtime.story;

import gopark.program.Beginning;
import gopark.runtime.config.CostModel;
import gopark.runtime.config.Limits;
import gopark.runtime.config.RuntimeConfig;
import gopark.runtime.release.Release;
import gopark.runtime.release.Releases;

/**
 * Where a story is played.
 *
 * @param release whose rules hold
 * @param processors GOMAXPROCS at the start
 * @param cores of the machine
 * @param background whether the runtime's own goroutines still wait in the queue at main's first
 *     line
 */
record Stage(Release release, int processors, int cores, long seed, boolean background) {

  /** The newest Go on a machine with cores enough for all threads. */
  static Stage with(int processors) {
    return new Stage(Releases.newest(), processors, Math.max(4, 2 * processors), 1, false);
  }

  Stage of(String name) {
    return new Stage(Releases.named(name), processors, cores, seed, background);
  }

  Stage onCores(int number) {
    return new Stage(release, processors, number, seed, background);
  }

  Stage seeded(long other) {
    return new Stage(release, processors, cores, other, background);
  }

  /** As a real program starts, with the runtime's own goroutines in the queue. */
  Stage withBackground() {
    return new Stage(release, processors, cores, seed, true);
  }

  RuntimeConfig config() {
    return new RuntimeConfig(
        release,
        processors,
        cores,
        seed,
        CostModel.ideal(),
        background ? Beginning.WITH_OS : Beginning.QUIET,
        Limits.standard());
  }

  /** The process of a Go program, at main's first line. */
  Story play(String source) {
    return Story.after(this, source, true);
  }

  /** The process of a Go program, before anything has run. */
  Story playFromTheStart(String source) {
    return Story.after(this, source, false);
  }
}
