import type { Server } from "node:http";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import { listenOn, ownAddress } from "./addresses.ts";
import { awsEndpointEnvironment, awsEndpoints } from "./aws-endpoints.ts";
import { type DataDirectory, openDataDirectory } from "./data-dir.ts";
import { type Engine, engineEnvironment, startDynamoDb } from "./database/dynamodb.ts";
import { ensureTable, isEmptyTable } from "./database/table.ts";
import { createLocalSetup } from "./demo/local-setup.ts";
import { createOutbox } from "./events/outbox.ts";
import { watchOutbox } from "./events/watch-outbox.ts";
import { createGateway } from "./gateway/gateway.ts";
import { jsonAnswer, type Responder } from "./http/messages.ts";
import { refusal } from "./http/refusal.ts";
import { serve } from "./http/server.ts";
import { createToolGuard } from "./http/tool-guard.ts";
import { onInvoked } from "./lambda/invoke.ts";
import { openMailbox } from "./mail/mailbox.ts";
import { createMailboxWeb } from "./mail/mailbox-web.ts";
import { openPaymentProvider, paymentEnvironment } from "./payment/provider.ts";
import { watchPayments } from "./payment/webhooks/watch-payments.ts";
import { createSchedules, startScheduler } from "./scheduling/scheduler.ts";
import { type Settings, webDirectory } from "./settings.ts";
import { keyEnvironment, signingKeysIn } from "./signing-keys.ts";
import { createSite } from "./site/site.ts";

export interface Stack {
  address: string;
  isEmpty: boolean;
  died: Promise<string>;
  /** Makes `/__local/health` answer 200. */
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
  // If the settings contain a key of Stripe, the stack uses Stripe itself instead of the local provider.
  const isOwnProvider = !process.env.STRIPE_SECRET_KEY;
  Object.assign(process.env, unlessGiven(awsEndpointEnvironment(address)), keys, engineEnvironment(engine));
  if (isOwnProvider) Object.assign(process.env, unlessGiven(paymentEnvironment(address)));
  const mailbox = await openMailbox(data.isKept ? join(data.path, "mails.jsonl") : undefined);
  const gateway = createGateway();
  const outbox = watchOutbox(createOutbox(engine, table));
  const stopListening = onInvoked(outbox.wake);
  const payments = openPaymentProvider(data.isKept ? join(data.path, "payments.json") : undefined, () =>
    webhooks.wake(),
  );
  const webhooks = watchPayments(payments, address);
  const api: Responder = async (request) => {
    if (!isApi(request.path)) return undefined;
    return gateway.answer(request);
  };
  /** Wakes the outbox reader after every request except GET, because the request may have stored events. */
  const wakingOutbox =
    (respond: Responder): Responder =>
    async (request) => {
      const answer = await respond(request);
      if (answer && request.method !== "GET") outbox.wake();
      return answer;
    };
  let isReady = false;
  const health: Responder = async ({ path }) =>
    path === "/__local/health" ? jsonAnswer(isReady ? 200 : 503, { ready: isReady }) : undefined;
  const responders: Responder[] = [
    wakingOutbox(api),
    createToolGuard(settings),
    health,
    ...awsEndpoints(mailbox, join(data.path, "media")),
    ...(isOwnProvider ? payments.responders : []),
    createMailboxWeb(mailbox),
    createSchedules(),
    wakingOutbox(createLocalSetup()),
    async ({ path }) => (/^\/__local(\/|$)/.test(path) ? refusal(404, "request.not_found") : undefined),
    await createSite(webDirectory, settings.siteUrl.startsWith("https:"), settings.mediaOrigins),
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
      outbox.wake();
      webhooks.wake();
      // Write the compile cache (`NODE_COMPILE_CACHE`) now, so that the next start has it even after a crash.
      void gateway.prewarm().then(flushCompileCache);
    },
    // Wait for running requests, up to a time limit, before the engine stops.
    stop: async () => {
      stopListening();
      await webhooks.stop();
      await Promise.all(servers.map(close));
      await outbox.stop();
      await engine.stop();
      await mailbox.close();
      data.close();
    },
  };
}

/**
 * Omits variables that are already set. For example, `npm run faults` sets the address of a proxy in front of an
 * emulator.
 */
const unlessGiven = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !process.env[name]));

const isApi = (path: string): boolean => /^\/(api|\.well-known)(\/|$)/.test(path);

async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 1500).unref();
  await promise;
}
