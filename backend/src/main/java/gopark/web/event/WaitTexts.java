package gopark.web.event;

import gopark.runtime.state.WaitReason;
import gopark.web.message.Language;
import gopark.web.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Go's reasons for waiting, in words that follow a goroutine's name. */
final class WaitTexts {
  private static final String AREA = "wait.";

  private final Texts texts;

  WaitTexts(Texts texts) {
    this.texts = texts;
  }

  /** The words for a reason that Go prints: {@code chan receive}. */
  String words(String reason, Language language) {
    return texts.get(language, key(WaitReason.named(reason)));
  }

  private static String key(WaitReason reason) {
    return AREA + TextKeys.of(reason);
  }

  List<Object> tree() {
    List<Object> list = new ArrayList<>();
    for (WaitReason reason : WaitReason.values()) {
      if (reason != WaitReason.NONE) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("reason", reason.text());
        tree.put("words", BothLanguages.of(texts, key(reason)));
        list.add(tree);
      }
    }
    return list;
  }
}
