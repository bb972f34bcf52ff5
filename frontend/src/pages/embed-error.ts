import "../base/site";
import "../base/embed-layout.css";
import "../board/marks.css";
import "./error.css";
