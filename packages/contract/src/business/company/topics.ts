/** Topics of the learnings of an update session. */
export const topics = ["worked", "blocked", "next"] as const;
export type Topic = (typeof topics)[number];
