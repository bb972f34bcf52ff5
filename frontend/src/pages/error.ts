import "../base/site";
import "../board/marks.css";
import "./error.css";
