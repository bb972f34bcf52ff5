const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * The form in it works by itself, by asking the server for the page again; here it does so without
 * a reload. The cookie is the one that the server would have set.
 */
export class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener("change", this.choose);
  }

  disconnectedCallback(): void {
    this.removeEventListener("change", this.choose);
  }

  private readonly choose = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const theme = event.target.value;
    document.documentElement.dataset["theme"] = theme;
    document
      .querySelector('meta[name="color-scheme"]')
      ?.setAttribute("content", theme === "auto" ? "light dark" : theme);
    document.cookie = `theme=${theme}; path=/; max-age=${String(yearInSeconds)}; samesite=lax`;
  };
}

customElements.define("gopark-theme-switch", ThemeSwitch);
