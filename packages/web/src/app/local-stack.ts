/** True when the app runs on the machine of a developer. The gallery of controls exists only there. */
export const isLocalStack = import.meta.env.DEV || ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
