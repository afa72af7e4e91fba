/** Builds the web app if its sources have changed. Ends the process when the build fails. */
export function buildWeb(node: string): void;
