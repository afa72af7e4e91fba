/** The path of a Chromium; installs one where that is possible, else ends the process with what to do. */
export function chromium(): Promise<string>;
