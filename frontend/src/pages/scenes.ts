import "../base/site";
import "../base/gallery.css";
import "./scenes.css";
