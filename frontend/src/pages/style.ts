import "../base/site";
import "../board/board.css";
import "../board/marks.css";
import "../board/states.css";
import "../style/motion";
import "../style/swatch";
import "../base/question.css";
import "./style.css";
