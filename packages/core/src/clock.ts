/** The one source of "now" (architecture: code that needs it is handed a clock). Tests replace `now`. */
export const clock = { now: (): Date => new Date() };
