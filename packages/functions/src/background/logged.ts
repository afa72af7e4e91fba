import type { ScheduleId, SubscriberId, WorkerId } from "@linkedpotential/contract/background";
import { config } from "@linkedpotential/core/config";
import type { Context } from "@linkedpotential/core/context";
import { DomainError } from "@linkedpotential/core/errors";
import { defectOf, type Facts, writeLogLine } from "../log-line.ts";

export type BackgroundContext = Omit<Context, "address" | "device" | "isBrowser">;

interface Run {
  id: ScheduleId | SubscriberId | WorkerId;
  requestId: string;
  now: () => Date;
}

/**
 * Runs background work and writes its log line. @throws when the work fails, so that AWS retries it; with the name of
 * the error only, because Lambda logs the message
 */
export async function logged<Result extends Facts>(
  { id, requestId, now }: Run,
  work: (ctx: BackgroundContext) => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  const facts: Facts = { function: id, requestId };
  const note: Context["log"]["note"] = (name, value) => {
    facts[name] = value;
  };
  const end = (isFailure: boolean, outcome: Facts) =>
    writeLogLine({ area: "background", startedAt, isFailure }, { ...facts, ...outcome });
  let result: Result;
  try {
    result = await work({ now, config: config(), log: { note } });
  } catch (error) {
    const reason = error instanceof DomainError ? { code: error.code } : defectOf(error);
    end(true, reason);
    throw new Error(`${id} failed: ${"code" in reason ? reason.code : reason.defect}`);
  }
  end(false, result);
  return result;
}
