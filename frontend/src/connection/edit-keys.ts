const prefix = "gopark.edit-key.";

/**
 * The keys of the sessions that may be changed from here. A frame on another site may have no
 * storage, and a full one takes nothing; then they are known as long as the page is.
 */
export class EditKeys {
  readonly #storage: () => Storage;
  readonly #known = new Map<string, string>();

  /** @param storage may throw, as the browser's does where it is forbidden */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
  }

  get(session: string): string | null {
    return this.#known.get(session) ?? this.#try((storage) => storage.getItem(prefix + session));
  }

  remember(session: string, key: string): void {
    this.#known.set(session, key);
    this.#try((storage) => {
      storage.setItem(prefix + session, key);
    });
  }

  forget(session: string): void {
    this.#known.delete(session);
    this.#try((storage) => {
      storage.removeItem(prefix + session);
    });
  }

  #try<T>(use: (storage: Storage) => T): T | null {
    try {
      return use(this.#storage());
    } catch {
      return null;
    }
  }
}
