import type { Server } from "node:http";
import { join } from "node:path";
import { listenOn, ownAddress } from "./addresses.ts";
import { type DataDirectory, openDataDirectory } from "./data-dir.ts";
import { createLocalSetup } from "./demo/local-setup.ts";
import { type Engine, engineEnvironment, startDynamoDb } from "./dynamodb.ts";
import { emulatorEnvironment, emulators } from "./emulators.ts";
import { createGateway } from "./gateway.ts";
import { jsonAnswer, type Responder } from "./http.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { createMailboxWeb } from "./mailbox-web.ts";
import { refusal } from "./refusal.ts";
import { createSchedules, startScheduler } from "./scheduler.ts";
import { serve } from "./server.ts";
import { type Settings, webDirectory } from "./settings.ts";
import { keyEnvironment, signingKeysIn } from "./signing-keys.ts";
import { createSite } from "./site.ts";
import { ensureTable, isEmptyTable } from "./table.ts";
import { createToolGuard } from "./tool-guard.ts";

export interface Stack {
  address: string;
  isEmpty: boolean;
  died: Promise<string>;
  /** From now on `/__local/health` answers 200. */
  markReady(): void;
  stop(): Promise<void>;
}

export async function startStack(settings: Settings): Promise<Stack> {
  const data = openDataDirectory(settings.dataDirectory);
  try {
    const engine = await startDynamoDb(data.isKept ? data.path : undefined);
    return await assemble(settings, data, engine).catch(async (error) => {
      await engine.stop();
      throw error;
    });
  } catch (error) {
    data.close();
    throw error;
  }
}

async function assemble(settings: Settings, data: DataDirectory, engine: Engine): Promise<Stack> {
  const table = process.env.TABLE_NAME ?? "linkedpotential";
  await ensureTable(engine, table);
  const address = ownAddress(settings);
  const keys = keyEnvironment(signingKeysIn(join(data.path, "keys.json")));
  Object.assign(process.env, emulatorEnvironment(address), keys, engineEnvironment(engine));
  const mailbox = await openMailbox(data.isKept ? join(data.path, "mails.jsonl") : undefined);
  const gateway = createGateway();
  let isReady = false;
  const health: Responder = async ({ path }) =>
    path === "/__local/health" ? jsonAnswer(isReady ? 200 : 503, { ready: isReady }) : undefined;
  const responders: Responder[] = [
    async (request) => (isApi(request.path) ? gateway.answer(request) : undefined),
    createToolGuard(settings),
    health,
    ...emulators(mailbox, join(data.path, "media")),
    createMailboxWeb(mailbox),
    createSchedules(),
    createLocalSetup(),
    async ({ path }) => (/^\/__local(\/|$)/.test(path) ? refusal(404, "request.not_found") : undefined),
    await createSite(webDirectory, settings.siteUrl.startsWith("https:")),
  ];
  const hosts = await listenOn(settings.host);
  const servers = await Promise.all(hosts.map((host) => serve(responders, host, settings.port)));
  return {
    address,
    isEmpty: await isEmptyTable(engine, table),
    died: engine.died,
    markReady: () => {
      isReady = true;
      startScheduler();
      void gateway.prewarm();
    },
    stop: () => stop(servers, engine, mailbox, data),
  };
}

const isApi = (path: string): boolean => /^\/(api|\.well-known)(\/|$)/.test(path);

/** Lets calls under way end, within reason, and only then takes the engine from under them. */
async function stop(servers: Server[], engine: Engine, mailbox: Mailbox, data: DataDirectory): Promise<void> {
  await Promise.all(servers.map(close));
  await engine.stop();
  await mailbox.close();
  data.close();
}

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 1500).unref();
  await promise;
}
