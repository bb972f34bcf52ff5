import "../base/site";
import "../board/board.css";
import "../board/marks.css";
import "./error.css";
