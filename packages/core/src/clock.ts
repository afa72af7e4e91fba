/** The one source of "now"; tests replace it. */
export const clock = { now: (): Date => new Date() };
