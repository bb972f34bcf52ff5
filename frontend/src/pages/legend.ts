import "../base/site";
import "../base/embed-layout.css";
import "../board/marks.css";
import "../board/states.css";
import "./legend.css";
