/** Source of the current time. All code uses this object, so that tests can replace it. */
export const clock = { now: (): Date => new Date() };
