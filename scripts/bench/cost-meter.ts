import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { CallOptions, TestAnswer } from "@linkedpotential/local/testing/call";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import type { TestStack } from "@linkedpotential/local/testing/stack";
import { allowances } from "./cost-habits.ts";

export interface Use {
  id: RouteId;
  status: number;
  /** Of processor time, threads included: what else runs on the machine does not count. */
  ms: number;
  /** Round trips to DynamoDB in series. */
  trips: number;
  reads: number;
  writes: number;
  bytesOut: number;
  logBytes: number;
}

export type Call = (id: RouteId, options?: CallOptions) => Promise<TestAnswer>;
export interface Meter {
  call: Call;
  taken(): Use[];
}

interface Capacity {
  CapacityUnits?: number;
}
type Answered = { ConsumedCapacity?: Capacity | Capacity[] };

const isRead = (command: string): boolean => /^(Get|BatchGet|Query|Scan)/.test(command);
/** CloudFront packs answers of this size and more. */
const leastPacked = 1000;

export async function openMeter(stack: TestStack): Promise<Meter> {
  const units = { reads: 0, writes: 0 };
  const { dynamoDb } = await import("@linkedpotential/core/db/client");
  dynamoDb.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: "TOTAL" });
      const result = await next(args);
      const { ConsumedCapacity = [] } = result.output as Answered;
      const kind = isRead(String(context.commandName)) ? "reads" : "writes";
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) units[kind] += CapacityUnits;
      return result;
    },
    { step: "initialize", name: "metering" },
  );

  let uses: Use[] = [];
  const call: Call = async (id, options = {}) => {
    const unitsBefore = { ...units };
    const log = captureLog();
    const before = process.cpuUsage();
    let answer: TestAnswer | undefined;
    const { inSeries } = await countRoundTrips(async () => {
      answer = await stack.call(id, options);
    });
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    const logBytes = log.end();
    if (!answer || answer.status >= 400) throw new Error(`${id} answered ${answer?.status}: ${answer?.text}`);
    const { reads, writes } = { reads: units.reads - unitsBefore.reads, writes: units.writes - unitsBefore.writes };
    const { status } = answer;
    uses.push({ id, status, ms, trips: inSeries, reads, writes, bytesOut: bytesOf(answer), logBytes });
    return answer;
  };
  const taken = () => {
    const all = uses;
    uses = [];
    return all;
  };
  return { call, taken };
}

export function captureLog(): { end(): number } {
  const write = process.stdout.write;
  let bytes = 0;
  process.stdout.write = (text: string | Uint8Array) => {
    bytes += Buffer.byteLength(text);
    return true;
  };
  return {
    end: () => {
      process.stdout.write = write;
      return bytes;
    },
  };
}

function bytesOf({ headers, cookies, text }: TestAnswer): number {
  const lines = [...Object.entries(headers).flat(), ...cookies];
  const head = lines.reduce((sum, line) => sum + line.length + 2, 0);
  const body = Buffer.byteLength(text);
  return head + (body < leastPacked ? body : body / allowances.packing);
}
