// What every page has: the look, and the switch between light and dark.
import "./tokens.css";
import "./fonts.css";
import "./base.css";
import "./layout.css";
import "./components.css";
import "./theme-switch";
