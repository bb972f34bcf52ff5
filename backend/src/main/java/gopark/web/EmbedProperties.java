package gopark.web;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The sites that may show an embed.
 *
 * @param frameAncestors the sites that may frame an embed, as in the header of that name
 */
@ConfigurationProperties("gopark.embed")
public record EmbedProperties(@DefaultValue("*") List<String> frameAncestors) {}
