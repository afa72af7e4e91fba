const keys = {
  authToken: "freelance_authToken",
  /** Entry of earlier versions of the app. It is no longer written, only removed (D29). */
  legacyAuthToken: "authToken",
  rememberMe: "rememberMe",
  language: "language",
  theme: "theme",
  accountLook: "accountLook",
  profileImage: "profileImage",
  profileImageDimensions: "profileImageDimensions",
  hasLoggedOut: "hasLoggedOut",
  activeSection: "activeSection",
  /** Time until which `activeSection` is remembered, in milliseconds since 1970. */
  activeSectionUntil: "activeSectionUntil",
  businessTab: "businessTab",
  /** Id of the account whose owner has declined to take over entries of this browser into the company. */
  takeOverDeclined: "takeOverDeclined",
  guideCategory: "guideCategory",
  /** Form of address of samples for people without a salutation: `formal` or `informal`. */
  formOfAddress: "formOfAddress",
  nextSteps: "nextSteps",
  trainingsActiveTab: "trainingsActiveTab",
  hotProjectsCurrentStep: "hotProjectsCurrentStep",
  warmProjectsCurrentStep: "warmProjectsCurrentStep",
  coldProjectsCurrentStep: "coldProjectsCurrentStep",
  referralProjectsCurrentStep: "referralProjectsCurrentStep",
  templatesActiveTab: "templatesActiveTab",
  templatesActiveEngagementTab: "templatesActiveEngagementTab",
  guideSteps: "guideSteps",
  guideChecklists: "guideChecklists",
  /** Days on which leads without contact were kept, by account and lead. */
  leadsKept: "leadsKept",
  dayRate: "dayRate",
  firstSteps: "firstSteps",
  lastWorkspace: "lastWorkspace",
  news: "news",
  reportedCrashes: "reportedCrashes",
  /** `off` when shortcuts without Ctrl or ⌘ are switched off. */
  singleKeys: "singleKeys",
  /** Ids of what was opened last from the palette, by account. */
  paletteRecent: "paletteRecent",
  /** Unsent messages, by account and request. */
  messageDrafts: "messageDrafts",
} as const;

export type StorageName = keyof typeof keys;

/** Prefixes of data that exists only in this browser. Signing out keeps it (O60, O124). */
const lastingPrefixes = ["kpis_", "learnings_", "companyDays_"] as const;
export type LastingPrefix = (typeof lastingPrefixes)[number];

const isLasting = (key: string): boolean => lastingPrefixes.some((prefix) => key.startsWith(prefix));

/** Fallback storage when the browser forbids its own. The app works, but forgets the values on reload. */
const memory = new Map<string, string>();

function attempt<Result>(use: (store: Storage) => Result, otherwise: () => Result): Result {
  try {
    return use(globalThis.localStorage);
  } catch {
    return otherwise();
  }
}

export const rawStorage = {
  get: (key: string): string | null =>
    attempt(
      (store) => store.getItem(key),
      () => memory.get(key) ?? null,
    ),
  set: (key: string, value: string): void =>
    attempt(
      (store) => store.setItem(key, value),
      () => void memory.set(key, value),
    ),
  /** Stores a value. Returns false when the browser could not store it and only the in-memory fallback has it. */
  persist: (key: string, value: string): boolean =>
    attempt(
      (store) => {
        store.setItem(key, value);
        return true;
      },
      () => false,
    ),
  remove: (key: string): void =>
    attempt(
      (store) => store.removeItem(key),
      () => void memory.delete(key),
    ),
  keys: (): string[] =>
    attempt(
      (store) => Object.keys(store),
      () => [...memory.keys()],
    ),
  /** Calls the listener when another tab writes or removes the entry. */
  listen(key: string, listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) listener();
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  },
};

/** Named entries in the browser's storage. No method throws. */
export const storage = {
  get: (name: StorageName): string | null => rawStorage.get(keys[name]),
  set: (name: StorageName, value: string): void => rawStorage.set(keys[name], value),
  remove: (...names: StorageName[]): void => {
    for (const name of names) rawStorage.remove(keys[name]);
  },
  listen(listener: (name: StorageName, value: string) => void): void {
    addEventListener("storage", ({ key, newValue }) => {
      const name = (Object.keys(keys) as StorageName[]).find((candidate) => keys[candidate] === key);
      if (name && newValue !== null) listener(name, newValue);
    });
  },
  removeLasting(userId: number): void {
    for (const prefix of lastingPrefixes) rawStorage.remove(`${prefix}${userId}`);
  },
  /**
   * Removes everything that this site stores in the browser, including entries of other code. Data that exists nowhere
   * else is kept.
   */
  clear(): void {
    for (const key of rawStorage.keys()) if (!isLasting(key)) rawStorage.remove(key);
    memory.clear();
    try {
      globalThis.sessionStorage.clear();
    } catch {
      // Storage is forbidden, so there is nothing to remove.
    }
  },
};
