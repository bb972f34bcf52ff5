package gopark.browser;

import gopark.browser.samples.SamplePages;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Import;

/**
 * A test in real Chromium against the running server.
 *
 * <p>Its methods may take a fresh {@link com.microsoft.playwright.Page}, its {@link
 * com.microsoft.playwright.BrowserContext}, the {@link BrowserGuard} that watches them, and the
 * {@link Site} they look at. A path alone, as in {@code page.navigate("/style")}, is on that site.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@SpringBootTest(
    webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT,
    properties = {
      // All tests come from one address, and each that plays makes a session.
      "gopark.limits.sessions.burst=100000",
      "gopark.limits.sessions.per-hour=100000",
      // On a busy machine somebody may wait for a core for longer than a server would let him.
      "gopark.limits.requests.longest-wait=1m",
      "gopark.site=https://gopark.example"
    })
@Import(SamplePages.class)
@ExtendWith(BrowserExtension.class)
public @interface BrowserTest {}
