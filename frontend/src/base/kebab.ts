/** `waitReason` as `wait-reason`: the runtime's names as keys of texts. */
export type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : Name;

export function kebab<Name extends string>(name: Name): Kebab<Name> {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<Name>;
}
