package gopark.quality;

import gopark.quality.TidyRule.Finding;
import java.util.ArrayList;
import java.util.List;

/** The files that may break a rule, and why. One that is no longer needed has to go. */
record Exemptions(List<Exemption> list) {

  /** The file at the path may break the rule. */
  record Exemption(Class<? extends TidyRule> rule, String path, String why) {

    private boolean covers(TidyRule broken, Finding finding) {
      return rule.isInstance(broken) && path.equals(finding.path());
    }
  }

  List<Finding> remaining(TidyRule rule, List<TrackedFile> files) {
    return rule.findings(files).stream()
        .filter(finding -> list.stream().noneMatch(it -> it.covers(rule, finding)))
        .toList();
  }

  List<Exemption> stale(List<TidyRule> rules, List<TrackedFile> files) {
    List<Exemption> stale = new ArrayList<>(list);
    for (TidyRule rule : rules) {
      if (stale.stream().anyMatch(exemption -> exemption.rule().isInstance(rule))) {
        List<Finding> findings = rule.findings(files);
        stale.removeIf(
            exemption -> findings.stream().anyMatch(finding -> exemption.covers(rule, finding)));
      }
    }
    return stale;
  }
}
