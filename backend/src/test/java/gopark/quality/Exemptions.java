package gopark.quality;

import gopark.quality.TidyRule.Finding;
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
    return list.stream()
        .filter(exemption ->
            rules.stream()
                .noneMatch(rule ->
                    rule.findings(files).stream()
                        .anyMatch(finding -> exemption.covers(rule, finding))))
        .toList();
  }
}
