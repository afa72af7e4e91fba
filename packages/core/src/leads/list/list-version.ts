import { leadPageSize } from "@linkedpotential/contract/leads/limits";
import { LeadCounterEntity } from "../counter/lead-counter.entity.ts";

interface PageOptions {
  view?: string | undefined;
  limit?: number;
  after?: number | undefined;
}

/** Version of a page of the list, by default of the first one. */
export const pageVersion = (userId: number, version: number, options: PageOptions = {}): string => {
  const { view = "rows", limit = leadPageSize, after = 0 } = options;
  return [userId, version, view, limit, after].join("-");
};

export async function readVersion(userId: number): Promise<number> {
  const { data } = await LeadCounterEntity.get({ userId }).go({ consistent: true });
  return data?.version ?? 0;
}

/**
 * Versions of the list before and after a write that raises the version by one.
 *
 * @param before as read before the write. If others wrote in between, the list is already newer than `after`, so that
 * nobody who polls with it is told "unchanged".
 */
export const versionsAround = (userId: number, before: number) =>
  ({ before: pageVersion(userId, before), after: pageVersion(userId, before + 1) }) as const;

export type Versions = ReturnType<typeof versionsAround>;

/** Result of a use case that writes leads. */
export interface Written<Answer> {
  answer: Answer;
  /** Absent when nothing was written. */
  leadsVersion: Versions | undefined;
}
