#!/bin/sh
# Writes what ships as CycloneDX: backend/target/classes/META-INF/sbom/application.cdx.json, frontend/target/sbom.cdx.json
set -eu
cd "$(dirname "$0")/.."
mvn -q -Dcyclonedx.skip=false -Dexec.skip -pl backend -am generate-resources
node frontend/build/sbom.mjs frontend/target/sbom.cdx.json
