import "../base/site";
import "./admin.css";
