/** The only source of the current time. Tests replace it. */
export const clock = { now: (): Date => new Date() };
