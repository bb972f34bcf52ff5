package gopark;

import gopark.web.EmbedProperties;
import gopark.web.admin.AdminProperties;
import gopark.web.limit.LimitProperties;
import gopark.web.page.SecurityContact;
import gopark.web.page.SiteProperties;
import gopark.web.stream.StreamProperties;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Import;

/**
 * The server. Components are looked for where they can be: to read every class of the simulation,
 * which knows no Spring, would only cost time at each start.
 */
@SpringBootApplication(scanBasePackages = "gopark.web")
@Import({ServerConfiguration.class, ServerMeters.class})
@EnableConfigurationProperties({
  AdminProperties.class,
  GoParkProperties.class,
  EmbedProperties.class,
  LimitProperties.class,
  SecurityContact.class,
  SiteProperties.class,
  StreamProperties.class
})
public class GoParkApplication {

  public static void main(String[] args) {
    SpringApplication.run(GoParkApplication.class, args);
  }
}
