import "../base/site";
import "../base/embed-layout.css";
