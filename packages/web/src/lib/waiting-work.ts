import { workCountMax } from "@linkedpotential/contract/admin/limits";
import type { WaitingWork } from "@linkedpotential/contract/admin/overview-schema";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { numberText } from "../texts/numbers.ts";
import { apiQuery } from "./api/query-client.ts";
import { whenIdle } from "./when-idle.ts";

export const waitingWorkQuery = { ...apiQuery("admin/get-work"), staleTime: 60_000 };

const refetchMs = 300_000;

/** Number of cases that wait, of all kinds. Failed mails are only informative. */
const totalOf = ({ failedMails: _, cases: __, ...counts }: WaitingWork): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Formats a count that stops at `workCountMax`: `7`, `99+`. */
export const waitingText = (count: number): string =>
  count >= workCountMax ? `${workCountMax - 1}+` : numberText(count);

/** Returns how much work waits for an admin, read when the browser is idle. 0 for everybody else, and until it is known. */
export function useWaitingTotal(isAdmin: boolean): number {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isAdmin ? whenIdle(() => setIdle(true)) : undefined), [isAdmin]);
  const { data } = useQuery({ ...waitingWorkQuery, enabled: isAdmin && isIdle, refetchInterval: refetchMs });
  return data && isAdmin ? totalOf(data) : 0;
}
