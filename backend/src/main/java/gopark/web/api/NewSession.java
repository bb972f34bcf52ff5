package gopark.web.api;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the maker of a session is told.
 *
 * @param editKey told here and never again
 * @param scene that it was made from; null: of none
 * @param gomaxprocs how many processors it has
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record NewSession(
    String id,
    String editKey,
    @Nullable String scene,
    String go,
    int gomaxprocs,
    long seed,
    SessionLinks links,
    Map<String, Object> snapshot) {}
