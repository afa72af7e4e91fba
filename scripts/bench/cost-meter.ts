import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { CallOptions, TestAnswer } from "@linkedpotential/local/testing/call";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import { median } from "./report.ts";

/** Resources that one call uses. */
export interface CallUsage {
  /**
   * CPU time of all threads in milliseconds. Unlike elapsed time, it does not include waiting for other load on the
   * machine.
   */
  ms: number;
  /** Number of round trips to DynamoDB that wait for one another. */
  trips: number;
  reads: number;
  writes: number;
  bytesOut: number;
  logBytes: number;
}

interface Capacity {
  CapacityUnits?: number;
}
type Answered = { ConsumedCapacity?: Capacity | Capacity[] };

const rounds = 10;
/**
 * Assumed compression. CloudFront compresses answers of `fromBytes` or more. The measured data is too uniform to
 * measure the factor.
 */
const compression = { fromBytes: 1000, factor: 4 };

/** Measures calls of routes. Until the meter is closed, log lines are counted and not printed. */
export async function openMeter(stack: TestStack) {
  const used = { reads: 0, writes: 0, logBytes: 0 };
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  dynamoDb.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: "TOTAL" });
      const result = await next(args);
      const { ConsumedCapacity = [] } = result.output as Answered;
      const kind = /^(Get|BatchGet|Query|Scan)/.test(String(context.commandName)) ? "reads" : "writes";
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) used[kind] += CapacityUnits;
      return result;
    },
    { step: "initialize", name: "metering" },
  );
  const { write } = process.stdout;
  process.stdout.write = (text: string | Uint8Array) => {
    used.logBytes += Buffer.byteLength(text);
    return true;
  };

  async function measure(id: RouteId, options: CallOptions): Promise<CallUsage> {
    Object.assign(used, { reads: 0, writes: 0, logBytes: 0 });
    const before = process.cpuUsage();
    const answers: TestAnswer[] = [];
    const { inSeries } = await countRoundTrips(async () => {
      answers.push(await stack.call(id, options));
    });
    const { user, system } = process.cpuUsage(before);
    const [answer] = answers;
    if (!answer || answer.status >= 400) throw new Error(`${id} answered ${answer?.status}: ${answer?.text}`);
    return { ms: (user + system) / 1000, trips: inSeries, ...used, bytesOut: bytesOf(answer) };
  }

  return {
    /**
     * Calls a route once to warm up and then several times. Returns the average usage of one call (the median for
     * `ms`).
     */
    async usageOf(id: RouteId, options: (round: number) => CallOptions | Promise<CallOptions>): Promise<CallUsage> {
      const usages: CallUsage[] = [];
      for (let round = 0; round <= rounds; round += 1) usages.push(await measure(id, await options(round)));
      const counted = usages.slice(1);
      const mean = (name: keyof CallUsage) => counted.reduce((sum, usage) => sum + usage[name], 0) / counted.length;
      return {
        ...{ ms: median(counted.map(({ ms }) => ms)), trips: mean("trips"), reads: mean("reads") },
        ...{ writes: mean("writes"), bytesOut: mean("bytesOut"), logBytes: mean("logBytes") },
      };
    },
    close: () => {
      process.stdout.write = write;
    },
  };
}

function bytesOf({ headers, cookies, text }: TestAnswer): number {
  const lines = [...Object.entries(headers).flat(), ...cookies];
  const head = lines.reduce((sum, line) => sum + line.length + 2, 0);
  const body = Buffer.byteLength(text);
  return head + (body < compression.fromBytes ? body : body / compression.factor);
}
