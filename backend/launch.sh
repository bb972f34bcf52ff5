#!/bin/sh
# Starts a command: compiles what has changed, and runs the Java program on the JDK and with the class path that Maven
# finds. Usage: backend/launch.sh [--page] [JVM options] class [arguments]; with --page the front end is built if it never was.
set -eu
cd "$(dirname "$0")"
skip=true
if [ "$1" = --page ]; then
  shift
  [ -f ../frontend/target/classes/gopark/frontend/manifest.json ] || skip=false
fi
mvn -q -f .. -Ptools,plain -pl backend -am -Dexec.skip="$skip" process-test-classes
exec "$(cat target/tools/java)" --sun-misc-unsafe-memory-access=allow @target/tools/arguments "$@"
