/**
 * Scenes: situations worth looking at, each a scenario with captions.
 *
 * <p>{@link gopark.scene.Scene} is one document, as plain maps, lists, texts and numbers; what
 * reads bytes is elsewhere, and reading is as strict as that of scenarios. {@code
 * scene.schema.json} beside this package says the same as the reader:
 *
 * <pre>
 * version: 1
 * id: steal                     in its address: small letters, digits and hyphens
 * figures: [D9-13, C9]          of the articles that it plays
 * group: queues
 * title: {en: …, ru: …}         every text is in both languages
 * about: {en: …, ru: …}
 * counterpart: steal-article    the same situation by other rules
 * scenario: {version: 1, …}     what is played
 * open: {condition: …}          where it opens; or {step: …}; else at step 0
 * beats:                        what is said on the way
 *   - id: theft
 *     at: {condition: "ev.kind == 'steal'", times: 2}
 *     look: [P0.runq, P1]
 *     caption: {en: …, ru: …}
 *     shows: "ps[1].runqsize == 2"
 *     card: {article: {…}, go: {…}}
 *     actions: [{text: {…}, commands: [{do: gc}]}]
 *     question: {ask: {…}, answers: [{target: P0.runq, right: true}, {value: 3}], because: {…}}
 * end: {events: 10}             counted from the last beat; else there
 * challenge:                    what a learner is to bring about from there on
 *   ask: {en: …, ru: …}
 *   actions: [{text: {…}, commands: [{do: gc}]}]      everything else is locked
 *   goals: [{text: {…}, condition: "ev.kind == 'gcTriggered'"}]
 *   says: {en: …, ru: …}        to who has met all goals
 *   steps: 500                  for which the run is judged
 *   commands: 20                the most that may be given
 * </pre>
 *
 * <p>No step is written down: {@link gopark.scene.SceneLocator} plays the scenario and finds where
 * each beat is. A beat is at the first step after the one before at which its condition becomes
 * true, as a session finds it that is told to run until then; or a given number of events later;
 * or, without {@code at}, at the same step. {@code shows} is what must be seen there: what the
 * caption says, as a condition that does not hold throughout. A scene whose beat never comes, or
 * does not show what it says, is refused; so is one whose challenge is solved before anything is
 * done.
 *
 * <p>{@link gopark.scene.SceneAttempt} plays a scene to its end and on with the commands that
 * somebody gave there, and judges what happens from there on. What the scenario's author did after
 * the scene's end is not played.
 */
@NullMarked
package gopark.scene;

import org.jspecify.annotations.NullMarked;
