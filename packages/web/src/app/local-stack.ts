/** Whether the app runs on somebody's own machine: only there does the gallery of controls exist. */
export const isLocalStack = import.meta.env.DEV || ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
