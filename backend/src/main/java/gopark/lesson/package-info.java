/**
 * Lessons: what the scheduler does, predicted, watched, changed, and brought about.
 *
 * <p>{@link gopark.lesson.Lesson} is one document, read as strictly as scenes are. {@code
 * lesson.schema.json} beside this package says the same as the reader:
 *
 * <pre>
 * version: 1
 * id: syscalls                  in its address: small letters, digits and hyphens
 * kind: lesson                  or break: a challenge alone
 * number: 9                     its place in the course; the level of a challenge alone
 * minutes: 10
 * title: {en: …, ru: …}         every text is in both languages
 * goal: {en: …, ru: …}
 * text: [{en: …, ru: …}]
 * scenes: [syscall-fast]        where to look further
 * misconception: {wrong: {…}, right: {…}}
 * runs:                         scenarios by name
 *   short: {version: 1, …}
 * questions:                    predictions; the one marked as transfer comes after the change
 *   - id: short
 *     run: short
 *     with: {gomaxprocs: 1}     what is other than in the run of that name
 *     at: {condition: …, times: 1}
 *     until: {condition: …}
 *     ask: {en: …, ru: …}
 *     answers:
 *       - {target: G1, holds: "gs[1].status == '_Grunning'", feedback: {…}}
 *     reasons: [{text: {…}, right: true, feedback: {…}}]
 *     shows: …                  what the explanation says, as a condition
 *     explanation: {en: …, ru: …}
 * change: {run: …, with: {…}, text: {…}, until: {…}, shows: …, told: {…}}
 * challenge:
 *   run: short
 *   ask: {en: …, ru: …}
 *   actions: [{text: {…}, commands: [{do: syscall, g: 1, ns: 5000}]}]
 *   goals: [{text: {…}, condition: …, when: ever, times: 1}]
 * </pre>
 *
 * <p>No document says which answer is right: {@link gopark.lesson.LessonLocator} plays the run, and
 * the right answer is the one whose condition {@code holds}. A lesson none or several of whose
 * answers hold is refused.
 */
@NullMarked
package gopark.lesson;

import org.jspecify.annotations.NullMarked;
