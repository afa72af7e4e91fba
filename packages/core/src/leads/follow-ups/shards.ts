/** Number of partitions of the index of due follow-ups, read in parallel. All leads of a person are in the same one. */
export const followUpShards = 8;
export const shardOf = (userId: number): number => userId % followUpShards;
