package gopark;

import java.nio.file.Path;
import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Where the server keeps what must survive it.
 *
 * @param data the folder
 * @param tidyEvery so often sessions that nobody uses leave memory
 * @param expireEvery so often sessions that are too old are deleted, and their space is given back
 */
@ConfigurationProperties("gopark")
record GoParkProperties(
    Path data, @DefaultValue("1s") Duration tidyEvery, @DefaultValue("1h") Duration expireEvery) {}
