/**
 * Number of partitions of the index of due follow-ups, which are read in parallel. All leads of a person are in the
 * same partition.
 */
export const followUpShards = 8;
export const shardOf = (userId: number): number => userId % followUpShards;
