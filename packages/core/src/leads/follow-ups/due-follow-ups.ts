import { followUpShards, LeadEntity } from "../lead.entity.ts";

export interface DueFollowUp {
  userId: number;
  leadId: number;
}

/** Across all users; reads only what is due, whatever the number of leads. `date`: `yyyy-MM-dd`. */
export async function* dueFollowUps(date: string, pageSize = 200): AsyncGenerator<DueFollowUp[]> {
  for (let shard = 0; shard < followUpShards; shard += 1) {
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof readPage>> = await readPage(shard, date, cursor, pageSize);
      cursor = page.cursor;
      if (page.followUps.length > 0) yield page.followUps;
    } while (cursor !== null);
  }
}

async function readPage(shard: number, date: string, cursor: string | null, limit: number) {
  const query = LeadEntity.query.dueFollowUps({ shard, followUpDate: date });
  const { cursor: next, data } = await query.go({ cursor, limit });
  return { cursor: next, followUps: data.map(({ userId, leadId }): DueFollowUp => ({ userId, leadId })) };
}
