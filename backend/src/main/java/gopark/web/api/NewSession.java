package gopark.web.api;

import java.util.Map;

/**
 * What somebody is told who has made a session.
 *
 * @param editKey told here and never again
 * @param gomaxprocs how many processors it has
 */
record NewSession(
    String id,
    String editKey,
    String go,
    int gomaxprocs,
    long seed,
    SessionLinks links,
    Map<String, Object> snapshot) {}
