package gopark.web.event;

import gopark.runtime.state.Why;
import gopark.runtime.state.WhyEnglish;
import gopark.web.message.Language;
import java.util.LinkedHashMap;
import java.util.Map;
import org.springframework.stereotype.Component;

/** Why a goroutine does not run, in words. */
@Component
public final class WhyTexts {

  /** The chain of reasons and their sentences. */
  public Map<String, Object> tree(Why why, Language language) {
    Map<String, Object> tree = new LinkedHashMap<>();
    tree.put("g", why.goid());
    tree.put("language", language.code());
    tree.put("sentences", WhyEnglish.sentences(why));
    return tree;
  }
}
