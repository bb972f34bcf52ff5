/** What stands in a field of a form; a file, or nothing, is an empty text. */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
