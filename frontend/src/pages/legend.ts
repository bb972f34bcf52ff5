import "../base/site";
import "../base/embed-layout.css";
import "../board/marks.css";
import "../board/states.css";
import "./legend.css";
import { markTerms } from "../glossary/mark-terms";

// What a state means is told beside it; in a small frame that sentence is there for listeners only.
for (const words of document.querySelectorAll(
  ".legend-shape, .legend h2, .legend .state-words b",
)) {
  markTerms(words);
}
