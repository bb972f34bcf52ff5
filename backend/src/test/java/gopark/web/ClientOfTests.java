package gopark.web;

import gopark.LongestWait;
import java.time.Duration;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.webtestclient.autoconfigure.WebTestClientBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;
import reactor.netty.resources.LoopResources;

/**
 * Gives tests a client whose threads and connections are its own. Those that Reactor Netty shares
 * in a process end with any server of that process, also while another test waits for an answer. A
 * connection is left long before the server does so, or a question would come just as it is closed.
 * It is patient: a machine that builds is busy with other things, too.
 */
@TestConfiguration(proxyBeanMethods = false)
class ClientOfTests {

  private static final Duration KEPT = Duration.ofSeconds(20);

  /** An answer whose body no test reads keeps its connection. */
  private static final int MOST = 500;

  @Bean(destroyMethod = "dispose")
  LoopResources threadsOfTests() {
    return LoopResources.create("client-of-tests", 1, true);
  }

  @Bean(destroyMethod = "dispose")
  ConnectionProvider connectionsOfTests() {
    return ConnectionProvider.builder("tests").maxConnections(MOST).maxIdleTime(KEPT).build();
  }

  @Bean
  WebTestClientBuilderCustomizer clientOfItsOwn(
      LoopResources threadsOfTests, ConnectionProvider connectionsOfTests) {
    HttpClient client = HttpClient.create(connectionsOfTests).runOn(threadsOfTests).compress(true);
    return builder ->
        builder
            .clientConnector(new ReactorClientHttpConnector(client))
            .responseTimeout(LongestWait.TIME);
  }
}
