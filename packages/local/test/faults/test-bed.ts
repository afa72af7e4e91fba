import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDynamoDb } from "../../src/database/dynamodb.ts";
import { type RunningStack, runningStack } from "../../src/running-stack.ts";
import { type SpawnedStack, spawnStack } from "../../src/testing/spawned-stack.ts";
import { type FaultMix, type FaultProxy, startFaultProxy } from "./fault-proxy.ts";

const services = ["database", "mail", "payments"] as const;
export type Service = (typeof services)[number];
export type Mixes = Partial<Record<Service, FaultMix>>;

export const adminEmail = "admin@example.org";

/** Stack in its own process. Fault proxies stand in front of its database, mail service and payment provider. */
export interface TestBed {
  address(): string;
  stack(): RunningStack;
  break(mixes: Mixes): void;
  heal(): void;
  /** Kills the stack immediately and restarts it with the same data. */
  kill(): Promise<void>;
  /** Stops the stack gracefully and restarts it. The restart delivers events at once that wait for a retry. */
  restart(): Promise<void>;
  faults(): number;
  stop(): Promise<void>;
}

export async function startTestBed(seed: number): Promise<TestBed> {
  const directory = mkdtempSync(join(tmpdir(), "faults-"));
  const engine = await startDynamoDb(undefined);
  const proxies: Record<Service, FaultProxy> = {
    database: await startFaultProxy(engine.endpoint, seed),
    // Placeholder targets. Mail and payments go to the stack itself, and its address is known only after its start.
    mail: await startFaultProxy("http://127.0.0.1:9", seed + 1),
    payments: await startFaultProxy("http://127.0.0.1:9", seed + 2),
  };
  const environment = {
    DATA_DIR: directory,
    DYNAMODB_ENDPOINT: proxies.database.address,
    DYNAMODB_ACCESS_KEY_ID: engine.accessKeyId,
    TABLE_NAME: `faults-${randomUUID()}`,
    SES_ENDPOINT: `${proxies.mail.address}/__local/ses`,
    STRIPE_ENDPOINT: `${proxies.payments.address}/__local/stripe`,
    SEED: "off",
    ADMIN_EMAILS: adminEmail,
    PASSWORD_COST: "10",
    LOG_LEVEL: "silent",
  };
  let running: SpawnedStack;
  const start = async (): Promise<void> => {
    running = await spawnStack(environment);
    proxies.mail.target = running.address;
    proxies.payments.target = running.address;
  };
  const again = async (signal: NodeJS.Signals): Promise<void> => {
    await running.end(signal);
    await start();
  };
  await start();
  return {
    address: () => running.address,
    stack: () => runningStack(running.address),
    break: (mixes) => {
      for (const service of services) proxies[service].mix = mixes[service] ?? {};
    },
    heal: () => {
      for (const service of services) proxies[service].mix = {};
    },
    kill: () => again("SIGKILL"),
    restart: () => again("SIGTERM"),
    faults: () => services.flatMap((service) => Object.values(proxies[service].counts)).reduce((sum, one) => sum + one),
    stop: async () => {
      await running.end("SIGKILL");
      for (const service of services) await proxies[service].stop();
      await engine.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
