import "../base/site";
import "../board/marks.css";
import "../board/board.css";
import "../board/states.css";
import "../base/question.css";
import "../base/gallery.css";
import "./home.css";
