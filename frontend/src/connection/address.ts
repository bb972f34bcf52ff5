/** What may stand behind the question mark; what is undefined is left out. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The address of a call of the server's interface. */
export function addressOf(path: readonly (string | number)[], query: Query = {}): string {
  const named = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || (typeof value === "object" && value.length === 0)
      ? []
      : [[name, String(value)]],
  );
  const asked = new URLSearchParams(named).toString();
  const names = path.map((part) => encodeURIComponent(part)).join("/");
  return `/api/${names}${asked === "" ? "" : `?${asked}`}`;
}

/** The id of the session that a link leads to, or that stands alone; undefined: there is none. */
export function sessionIn(link: string): string | undefined {
  return /(?:^|\/)([A-Za-z0-9]{12})(?:[/?#]|$)/.exec(link.trim())?.[1];
}
