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
