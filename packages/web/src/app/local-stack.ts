/** Whether the app runs on the developer's machine. Only there the gallery of controls exists. */
export const isLocalStack = import.meta.env.DEV || ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
