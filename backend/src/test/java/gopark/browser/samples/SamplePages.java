package gopark.browser.samples;

import org.springframework.core.io.ClassPathResource;
import org.springframework.core.io.Resource;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Part of the server in tests only. */
@RestController
@RequestMapping("/test-samples")
public class SamplePages {

  /** A page of the test resources, under the same strict policy as all others. */
  @GetMapping(value = "/{name}", produces = MediaType.TEXT_HTML_VALUE)
  Resource strict(@PathVariable String name) {
    return new ClassPathResource("test-samples/" + name + ".html");
  }

  /** The same page under no policy: its inline script runs. */
  @GetMapping(value = "/free/{name}", produces = MediaType.TEXT_HTML_VALUE)
  Resource free(@PathVariable String name, ServerHttpResponse response) {
    response.getHeaders().remove("Content-Security-Policy");
    return strict(name);
  }

  @GetMapping(value = "/boom", produces = MediaType.TEXT_HTML_VALUE)
  String boom() {
    throw new IllegalStateException("a fault of ours, on purpose");
  }
}
