/** Builds the web app where its sources changed; ends the process where it cannot be built. */
export function buildWeb(node: string): void;
