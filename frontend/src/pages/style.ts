import "../base/site";
import "../board/marks.css";
import "../board/states.css";
