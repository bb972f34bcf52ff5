import "../base/site";
import "./kubernetes.css";
