/** Returns the path of a Chromium. Installs one if possible, otherwise ends the process with instructions. */
export function chromium(): Promise<string>;
