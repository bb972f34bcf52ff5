import "../base/site";
import "./history.css";
