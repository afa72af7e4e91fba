import type { ScheduleId, SubscriberId, WorkerId } from "@linkedpotential/contract/background";
import { config } from "@linkedpotential/core/config";
import type { Context } from "@linkedpotential/core/context";
import { DomainError } from "@linkedpotential/core/errors";
import { defectOf, type LogFields, writeLogLine } from "../log-line.ts";

interface Run {
  id: ScheduleId | SubscriberId | WorkerId;
  requestId: string;
  now: () => Date;
}

/**
 * Runs background work and writes its log line.
 * @throws when the work fails, so that AWS retries it. The thrown error contains only the name of the original error,
 * because Lambda logs error messages.
 */
export async function runLogged<Result extends LogFields>(
  { id, requestId, now }: Run,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  const settings = config();
  const startedAt = performance.now();
  const facts: LogFields = { function: id, requestId };
  const note: Context["log"]["note"] = (name, value) => {
    facts[name] = value;
  };
  const end = (isFailure: boolean, outcome: LogFields) =>
    writeLogLine({ config: settings, area: "background", startedAt, isFailure }, { ...facts, ...outcome });
  let result: Result;
  try {
    result = await work({ now, config: settings, log: { note } });
  } catch (error) {
    const reason = error instanceof DomainError ? { code: error.code } : defectOf(error);
    end(true, reason);
    throw new Error(`${id} failed: ${"code" in reason ? reason.code : reason.defect}`);
  }
  end(false, result);
  return result;
}
