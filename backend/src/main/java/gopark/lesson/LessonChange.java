package gopark.lesson;

import gopark.scenario.Scenario;
import gopark.scene.BothTexts;

/**
 * The run of a question with one thing changed.
 *
 * @param text what is changed, and what to watch for
 * @param until where it has been seen
 * @param shows what is seen there, as a condition
 * @param told what was to be seen
 */
public record LessonChange(
    Scenario scenario, BothTexts text, Instant until, String shows, BothTexts told) {}
