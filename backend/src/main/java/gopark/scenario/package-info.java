/**
 * A run that can be repeated exactly, as a document, and the commands that are given to one.
 *
 * <p>Documents are plain trees of maps, lists, texts, numbers and truth values; making them of
 * bytes is elsewhere. {@link gopark.scenario.Fields} reads them strictly and tells everything that
 * is wrong as {@link gopark.scenario.Problem}s. What is read and written again is equal.
 *
 * <p>Each object is described once: a {@code Field} says how it is read, within which limits and
 * with which default, a {@code Row} of a {@code Table} which fields a command, a behaviour or a
 * statement has and how they are written. {@link gopark.scenario.ScenarioSchema} is made of the
 * same descriptions; only what depends on two places at once (a quota and its period, the order of
 * steps, what a release lacks) is left to the readers.
 *
 * <h2>Behaviours</h2>
 *
 * <p>{@link gopark.scenario.Behaviour} is what a started goroutine does. Times are in nanoseconds.
 * Where rounds or a count may be left out, there is then no end:
 *
 * <pre>
 * {"kind": "cpu", "ns": 50000, "calls": true}     calls false: a loop without safe points
 * {"kind": "sleep", "ns": 1000000}                {"kind": "net", "ns": 1000000}
 * {"kind": "syscall", "ns": 30000, "raw": false}  {"kind": "forever", "calls": false}
 * {"kind": "spawn", "count": 10, "behaviour": {…}}
 * {"kind": "pingpong", "channel": "table", "rounds": 3, "ns": 10000}
 * {"kind": "producer", "channel": "jobs", "count": 9, "ns": 10000, "capacity": 0, "close": false}
 * {"kind": "consumer", "channel": "jobs", "count": 9, "ns": 10000}
 * {"kind": "worker", "channel": "jobs", "results": "done", "ns": 10000}
 * {"kind": "mutex", "mutex": "lock", "rounds": 3, "ns": 10000, "pauseNs": 10000}
 * {"kind": "alloc", "bytes": 4096, "rounds": 3, "ns": 10000}
 * {"kind": "script", "steps": […]}
 * </pre>
 *
 * <p>Goroutines find each other by the names of channels, locks and groups, which hold in the whole
 * run: the first to use a name makes the thing, unless the program has made one of that kind and
 * name already. The names above are those that hold if nothing is said, so that producers,
 * consumers and workers meet at {@code jobs}, and any two players at {@code table}.
 *
 * <p>A step of a script is a behaviour, or one of these:
 *
 * <pre>
 * {"do": "channel", "channel": "c", "capacity": 3}        opens it, if nobody has
 * {"do": "send", "channel": "c", "value": 7}              {"do": "receive", "channel": "c"}
 * {"do": "close", "channel": "c"}
 * {"do": "range", "channel": "c", "steps": […]}           until it is closed
 * {"do": "select", "cases": [{"receive": "c", "steps": […]},
 *                            {"send": "d", "value": 1, "steps": […]}], "default": […]}
 * {"do": "lock", "mutex": "m"}                            unlock
 * {"do": "readLock", "rwMutex": "r"}                      readUnlock, writeLock, writeUnlock
 * {"do": "add", "group": "g", "delta": 1}                 done, wait, without delta
 * {"do": "go", "behaviour": {…}, "count": 2, "name": "helper"}
 * {"do": "repeat", "times": 3, "steps": […]}              without times for ever
 * {"do": "growStack", "bytes": 8000}                      {"do": "block", "reason": "select"}
 * {"do": "print", "text": "a line"}                       {"do": "panic", "text": "oh"}
 * {"do": "gosched"}                                       lockThread, unlockThread, gc
 * {"do": "return"}                                        goexit
 * </pre>
 *
 * <h2>Versions</h2>
 *
 * <p>{@link gopark.scenario.Scenario} reads and writes the newest version. A change of the format
 * adds one to it, and to {@code Upgrades} what makes the old into the new. A field that may be left
 * out is no such change: documents without it mean what they meant. What no upgrade can make new is
 * refused with a problem of its own, as scripts are, which were programs before Go was.
 */
@NullMarked
package gopark.scenario;

import org.jspecify.annotations.NullMarked;
