package gopark.runtime.state;

import static gopark.runtime.state.Meaning.GOROUTINE;

import gopark.program.SourceLine;

/**
 * How a goroutine came to be.
 *
 * @param g its goid
 * @param function of its go statement
 * @param line of its go statement; unknown where no program made it
 */
public record Creation(@Means(GOROUTINE) int g, String function, SourceLine line) {}
