// What every page has: the look, the switch between light and dark, and the links to its languages.
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import "./layout.css";
import "./components.css";
import "./language-links";
import "./theme-switch";
