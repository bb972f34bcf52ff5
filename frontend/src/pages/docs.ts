import "../base/site";
import "../base/gallery.css";
import "./docs.css";
