# docker build -t gopark .
# Works with the old builder and with BuildKit; so no RUN --mount, no heredocs, and no frontend image to fetch.

ARG BUILD_IMAGE=maven:3.9-eclipse-temurin-25
ARG NODE_IMAGE=node:24-slim
ARG RUNTIME_IMAGE=eclipse-temurin:25-jre

FROM ${NODE_IMAGE} AS node

# ---------------------------------------------------------------- build
FROM ${BUILD_IMAGE} AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
 && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx

# What is downloaded depends on these files alone, so the layer holds until one of them changes. A class that does
# nothing goes through the whole build, compiler plugins and packaging included: Maven then fetches just what it will use.
WORKDIR /src
COPY pom.xml ./
COPY backend/pom.xml backend/
COPY frontend/pom.xml frontend/package.json frontend/package-lock.json frontend/
COPY frontend/build/install.mjs frontend/build/
RUN (cd frontend && node build/install.mjs) \
 && mkdir -p backend/src/main/java/warm \
 && echo 'package warm; final class Up { private Up() {} public static void main(String[] arguments) {} }' \
      > backend/src/main/java/warm/Up.java \
 && mvn -B -ntp -Dexec.skip -Dspring-boot.aot.skip -Dcyclonedx.skip=false compile spring-boot:process-aot jar:jar spring-boot:repackage \
 && rm -rf backend/src backend/target frontend/target target

# These goals and not `package`: up to `compile` Maven resolves no test dependencies. Spring works out its beans here
# once (process-aot) and not at each start: settings stay open, but which beans there are is decided.
COPY . .
RUN mvn -B -ntp -Dcyclonedx.skip=false compile spring-boot:process-aot jar:jar spring-boot:repackage \
 && node frontend/build/sbom.mjs /sbom/frontend.cdx.json \
 && cp backend/target/classes/META-INF/sbom/application.cdx.json /sbom/backend.cdx.json \
 && java -Djarmode=tools -jar backend/target/gopark.jar extract --layers --destination /layers
# Netty would unpack its native library to /tmp, and a tmpfs there is noexec.
RUN mkdir /native && cd /native && for jar in /layers/dependencies/lib/netty-transport-native-epoll-*; do jar -xf "$jar"; done

# ---------------------------------------------------------------- run
FROM ${RUNTIME_IMAGE}
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin gopark \
 && install -d -o gopark -g gopark /data
WORKDIR /app
COPY --from=build /layers/dependencies/ ./
COPY --from=build /layers/snapshot-dependencies/ ./
COPY --from=build /layers/application/ ./
COPY --from=build /native/META-INF/native/ native/
COPY --from=build /sbom/ sbom/
COPY backend/src/docker/ ./

# The AOT cache is made where it will be used, because Java checks the paths and times of the jars against it. Then the
# user of the image proves it: with AOTMode=on Java refuses to start where the cache does not fit. With many more rounds
# of use the start would compile more than it saves.
RUN bash train 5 -XX:AOTCacheOutput=/app/gopark.aot
USER gopark
RUN bash train 1 -XX:AOTCache=/app/gopark.aot -XX:AOTMode=on

ENV GOPARK_DATA=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=1s --timeout=30s --start-period=30s --retries=3 CMD ["bash", "/app/healthy"]
ENTRYPOINT ["java", "-XX:AOTCache=/app/gopark.aot", "@/app/java.options", "-jar", "/app/gopark.jar"]
