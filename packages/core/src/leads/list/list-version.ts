import { leadPageSize } from "@linkedpotential/contract/leads/limits";
import { LeadCounterEntity } from "../counter/lead-counter.entity.ts";

interface PageOptions {
  view?: string | undefined;
  limit?: number;
  after?: number | undefined;
}

export const pageVersion = (userId: number, version: number, options: PageOptions = {}): string => {
  const { view = "rows", limit = leadPageSize, after = 0 } = options;
  return [userId, version, view, limit, after].join("-");
};

export async function readVersion(userId: number): Promise<number> {
  const { data } = await LeadCounterEntity.get({ userId }).go({ consistent: true });
  return data?.version ?? 0;
}

/**
 * Returns the versions of the list before and after a write, which raises the version by one. Pass the version read
 * before the write as `before`. After concurrent writes the list is newer than `after`, so a poll with `after` gets the
 * whole list.
 */
export const versionsAround = (userId: number, before: number) =>
  ({ before: pageVersion(userId, before), after: pageVersion(userId, before + 1) }) as const;

export type Versions = ReturnType<typeof versionsAround>;

export interface Written<Answer> {
  answer: Answer;
  leadsVersion: Versions | undefined;
}
