package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// untracedScenes says why the order of events in some scenes is not recorded. With one processor it
// would be another than the scene's anyway, where that has several.
var untracedScenes = map[string]string{
	"acquire-inside":              "on several processors the order of events is a matter of time.",
	"call-preempted":              "where a slice of 10 ms ends is a matter of time.",
	"cgroup-files":                "on several processors the order of events is a matter of time.",
	"collection":                  "when a collection is over is a matter of time.",
	"compile-stages":              "when a timer or the network is ready is a matter of time.",
	"crowd":                       "on several processors the order of events is a matter of time.",
	"descriptor-layers":           "when a timer or the network is ready is a matter of time.",
	"disk-calls":                  "on several processors the order of events is a matter of time.",
	"disk-calls-128":              "on several processors the order of events is a matter of time.",
	"echo-server":                 "on several processors the order of events is a matter of time.",
	"eight-cores":                 "on several processors the order of events is a matter of time.",
	"facts":                       "on several processors the order of events is a matter of time.",
	"fibonacci":                   "where a slice of 10 ms ends is a matter of time.",
	"fibonacci-go-1-13":           "where a slice of 10 ms ends is a matter of time.",
	"file-read":                   "when sysmon looks at a system call is a matter of time.",
	"first-minute":                "where a slice of 10 ms ends is a matter of time.",
	"four-processors":             "on several processors the order of events is a matter of time.",
	"goexit-main":                 "on several processors the order of events is a matter of time.",
	"gosched-loop":                "when a timer or the network is ready is a matter of time.",
	"half-taken":                  "on several processors the order of events is a matter of time.",
	"half-taken-article":          "on several processors the order of events is a matter of time.",
	"http-calls":                  "on several processors the order of events is a matter of time.",
	"insert-processor":            "on several processors the order of events is a matter of time.",
	"io-blocking":                 "on several processors the order of events is a matter of time.",
	"io-multiplexed":              "when a timer or the network is ready is a matter of time.",
	"io-polling":                  "on several processors the order of events is a matter of time.",
	"kernel-view":                 "on several processors the order of events is a matter of time.",
	"leak":                        "on several processors the order of events is a matter of time.",
	"life":                        "when sysmon looks at a system call is a matter of time.",
	"machine-queues":              "on several processors the order of events is a matter of time.",
	"model-1-to-1":                "on several processors the order of events is a matter of time.",
	"model-m-to-n":                "on several processors the order of events is a matter of time.",
	"model-n-to-1":                "on several processors the order of events is a matter of time.",
	"more-than-cores":             "on several processors the order of events is a matter of time.",
	"name-the-parts":              "on several processors the order of events is a matter of time.",
	"one-in-61":                   "when a timer or the network is ready is a matter of time.",
	"one-locked-queue":            "on several processors the order of events is a matter of time.",
	"overflow":                    "where the 61st pick falls depends on what ran before main.",
	"park-commit":                 "when a timer or the network is ready is a matter of time.",
	"poller-delays":               "when a timer or the network is ready is a matter of time.",
	"poller-limit":                "when a timer or the network is ready is a matter of time.",
	"poller-limit-article":        "when a timer or the network is ready is a matter of time.",
	"preemption-delay":            "where a slice of 10 ms ends is a matter of time.",
	"printf-in-loop":              "when a timer or the network is ready is a matter of time.",
	"processor-life":              "on several processors the order of events is a matter of time.",
	"quota":                       "on several processors the order of events is a matter of time.",
	"quota-default":               "on several processors the order of events is a matter of time.",
	"quota-default-article":       "on several processors the order of events is a matter of time.",
	"raw-syscall":                 "when sysmon looks at a system call is a matter of time.",
	"reasons-to-wait":             "when a timer or the network is ready is a matter of time.",
	"resize":                      "on several processors the order of events is a matter of time.",
	"resize-article":              "on several processors the order of events is a matter of time.",
	"ring-by-hand":                "when a timer or the network is ready is a matter of time.",
	"runtime-calls":               "when a collection is over is a matter of time.",
	"schedtrace-line":             "on several processors the order of events is a matter of time.",
	"schedtrace-line-article":     "on several processors the order of events is a matter of time.",
	"search":                      "when sysmon looks at a system call is a matter of time.",
	"search-article":              "when sysmon looks at a system call is a matter of time.",
	"semaphore":                   "on several processors the order of events is a matter of time.",
	"sharing":                     "on several processors the order of events is a matter of time.",
	"signal-path":                 "where a slice of 10 ms ends is a matter of time.",
	"signal-path-article":         "where a slice of 10 ms ends is a matter of time.",
	"stack-memory":                "on several processors the order of events is a matter of time.",
	"steal":                       "when sysmon looks at a system call is a matter of time.",
	"steal-article":               "when sysmon looks at a system call is a matter of time.",
	"stealing-instead":            "on several processors the order of events is a matter of time.",
	"struct-fields":               "on several processors the order of events is a matter of time.",
	"switch-classes":              "where a slice of 10 ms ends is a matter of time.",
	"syscall-fast":                "when sysmon looks at a system call is a matter of time.",
	"syscall-handoff":             "when sysmon looks at a system call is a matter of time.",
	"syscall-handoff-article":     "when sysmon looks at a system call is a matter of time.",
	"syscall-slow":                "when sysmon looks at a system call is a matter of time.",
	"syscall-status":              "when sysmon looks at a system call is a matter of time.",
	"syscall-status-article":      "when sysmon looks at a system call is a matter of time.",
	"sysmon-backoff":              "where a slice of 10 ms ends is a matter of time.",
	"sysmon-thread":               "when a timer or the network is ready is a matter of time.",
	"sysmon-thread-article":       "when a timer or the network is ready is a matter of time.",
	"thread-life":                 "on several processors the order of events is a matter of time.",
	"thread-pool":                 "on several processors the order of events is a matter of time.",
	"thread-pool-article":         "on several processors the order of events is a matter of time.",
	"thread-starts":               "when sysmon looks at a system call is a matter of time.",
	"three-ways-to-block":         "when sysmon looks at a system call is a matter of time.",
	"three-ways-to-block-article": "when sysmon looks at a system call is a matter of time.",
	"tick-takes-one":              "where a slice of 10 ms ends is a matter of time.",
	"tick-takes-one-article":      "where a slice of 10 ms ends is a matter of time.",
	"tight-loop-no-signals":       "when a timer or the network is ready is a matter of time.",
	"tracing":                     "where a slice of 10 ms ends is a matter of time.",
	"two-processors":              "on several processors the order of events is a matter of time.",
	"two-sleepers":                "when a timer or the network is ready is a matter of time.",
	"ways-to-global":              "where a slice of 10 ms ends is a matter of time.",
	"ways-to-global-article":      "where a slice of 10 ms ends is a matter of time.",
	"without-sysmon":              "where a slice of 10 ms ends is a matter of time.",
	"worker-pool":                 "on several processors the order of events is a matter of time.",
}

// readScenes finds the programs of all scenes, or of those named. Their golden files are to be in
// the corpus.
func readScenes(folder, corpus string, names []string) ([]program, error) {
	paths, err := filepath.Glob(filepath.Join(folder, "*.yaml"))
	if err != nil {
		return nil, err
	}
	var programs []program
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".yaml")
		if len(names) > 0 && !slices.Contains(names, name) {
			continue
		}
		scene, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		text := chosen(string(scene)).Replace(source(string(scene)))
		if text == "" {
			return nil, fmt.Errorf("%s has no program", path)
		}
		programs = append(programs, program{
			name:     name,
			path:     filepath.Join(corpus, name+".go"),
			text:     []byte(text),
			untraced: untracedScenes[name],
		})
	}
	if len(programs) < len(names) {
		return nil, fmt.Errorf("not all of %q are scenes", names)
	}
	return programs, nil
}

var choice = regexp.MustCompile(`(?ms)^  - name: (\w+)$.*?^    usual: "([^"]*)"$`)

// chosen puts what is usually chosen in a scene in the place of what stands for it.
func chosen(scene string) *strings.Replacer {
	var pairs []string
	for _, found := range choice.FindAllStringSubmatch(scene, -1) {
		pairs = append(pairs, "${"+found[1]+"}", found[2])
	}
	return strings.NewReplacer(pairs...)
}

// source is the block of lines that follows "source: |" in YAML.
func source(scene string) string {
	const key = "    source: |\n"
	const indent = "      "
	_, rest, _ := strings.Cut(scene, key)
	var text strings.Builder
	for line := range strings.Lines(rest) {
		if line != "\n" && !strings.HasPrefix(line, indent) {
			break
		}
		text.WriteString(strings.TrimPrefix(line, indent))
	}
	return text.String()
}
