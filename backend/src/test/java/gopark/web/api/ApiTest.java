package gopark.web.api;

import gopark.web.ServerTest;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.test.context.TestPropertySource;

/** A test of calls that come from one address, and more of them than a visitor's. */
@ServerTest
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@TestPropertySource(
    properties = {
      "gopark.limits.requests.burst=1000000",
      "gopark.limits.requests.key-burst=10000000",
      "gopark.limits.requests.address-burst=10000000",
      "gopark.limits.sessions.burst=1000000",
      "gopark.limits.commands.burst=1000000",
      "gopark.limits.commands.address-burst=1000000",
      // A program's limits end it and not the clock, on a busy machine, too; the client waits for
      // longer.
      "gopark.limits.programs.longest=4m"
    })
@interface ApiTest {}
