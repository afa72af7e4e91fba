/** Which live trainings of a series a change applies to: the one that is named, or also all that follow it. */
export const seriesScopes = ["one", "following"] as const;
export type SeriesScope = (typeof seriesScopes)[number];
