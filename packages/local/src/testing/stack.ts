import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import { clock } from "@linkedpotential/core/clock";
import { forgetConfig } from "@linkedpotential/core/config";
import { withCallHooks } from "@linkedpotential/core/outbound-calls";
import { awsEndpointEnvironment, awsEndpoints } from "../aws-endpoints.ts";
import { engineEnvironment, startDynamoDb } from "../database/dynamodb.ts";
import { call, ensureTable } from "../database/table.ts";
import { endDeliveries } from "../events/bus.ts";
import { createOutbox } from "../events/outbox.ts";
import { createGateway } from "../gateway/gateway.ts";
import { portOf, serve } from "../http/server.ts";
import { type Mail, openMailbox } from "../mail/mailbox.ts";
import type { MailRefusal } from "../mail/ses.ts";
import { openPaymentProvider, type PaymentProvider, paymentEnvironment } from "../payment/provider.ts";
import { keyEnvironment, makeSigningKeys } from "../signing-keys.ts";
import { type CallOptions, requestOf, type TestAnswer, testAnswer } from "./call.ts";
import { testEnvironment } from "./environment.ts";
import { raiseTransactionConflicts } from "./transaction-conflicts.ts";

export interface TestStack {
  /**
   * Calls a route by its id, or by method and path (with query), through the gateway of the embedded stack. Mails with
   * links have been sent when the call returns. If SES refuses one, `deliver` tries again.
   */
  call(target: RouteId | { method: string; path: string }, options?: CallOptions): Promise<TestAnswer>;
  /**
   * Delivers the webhooks of the payment provider, then the events of the outbox.
   * @throws when a subscriber fails. Its event then stays in the outbox.
   */
  deliver(): Promise<void>;
  /** Deletes everything in the table and at the payment provider. */
  clear(): Promise<void>;
  payments: PaymentProvider;
  /** Calls a tool of the local payment provider by its path below `/__local/payments/`. */
  pay(tool: string, body: object): Promise<TestAnswer>;
  /** Sent mails, newest first. */
  mails(): Mail[];
  lastMailTo(address: string): Mail | undefined;
  /** Makes SES refuse mails, for the given reason if any, or accept mails again. */
  refuseMails(refusal: boolean | MailRefusal): void;
  /** Folder that contains the stored media objects. Their keys are the paths. */
  mediaDirectory: string;
  /** Changes settings while the stack runs. An empty value removes a setting. */
  configure(settings: Record<string, string>): void;
  /** Stops the clock of the functions at an instant. Without an instant, the clock runs again. */
  setNow(instant?: string): void;
  stop(): Promise<void>;
}

interface StackOptions {
  /**
   * True to make overlapping transactions conflict, as in DynamoDB. The embedded engines run them one after another
   * instead.
   */
  hasTransactionConflicts?: boolean;
}

/** Paths of the routes that send a mail with a link. */
const linkPaths: readonly string[] = (
  ["auth/register", "auth/register-business", "auth/resend-verification", "auth/forgot-password"] as const
).map((id) => addressOf(id).path);

/**
 * Time limit of calls in milliseconds. It is generous, so that tests also pass on a machine that stalls for half a
 * minute.
 */
const exportTimeoutMs = 10 * 60_000;

/**
 * Starts the server side for one test file. Handlers run in this process, and the table is a new one in the shared
 * engine. The endpoints of SES, EventBridge and media are its own. Call this function before importing entities,
 * because they read the environment.
 */
export async function startTestStack(
  environment: Record<string, string> = {},
  { hasTransactionConflicts = false }: StackOptions = {},
): Promise<TestStack> {
  const engine = await startDynamoDb(undefined);
  const own = `test-${randomUUID()}`;
  const { TABLE_NAME: table = own } = environment;
  await ensureTable(engine, table);
  const mailbox = await openMailbox();
  const mediaDirectory = join(tmpdir(), own);
  let mailRefusal: MailRefusal | undefined;
  const payments = openPaymentProvider();
  const server = await serve(
    [...awsEndpoints(mailbox, mediaDirectory, () => mailRefusal), ...payments.responders],
    "127.0.0.1",
    0,
  );
  const address = `http://127.0.0.1:${portOf(server)}`;
  Object.assign(
    process.env,
    { ...testEnvironment, TABLE_NAME: table },
    engineEnvironment(engine),
    awsEndpointEnvironment(address),
    paymentEnvironment(address),
    keyEnvironment(makeSigningKeys()),
    environment,
  );
  forgetConfig();
  const endConflicts = hasTransactionConflicts ? await raiseTransactionConflicts() : () => {};
  const gateway = createGateway({ timeoutMs: exportTimeoutMs });
  const carry = createOutbox(engine, table);
  let linksMailed: Promise<unknown> = Promise.resolve();
  /**
   * Delivers one link event at a time. The call hooks of a test are switched off, because in AWS subscribers run in
   * other processes.
   */
  const mailLinks = () => {
    const carryLinks = () => carry(undefined, "account.link-due");
    linksMailed = linksMailed.then(() => withCallHooks({ observe: () => () => {} }, carryLinks));
    return linksMailed;
  };
  const realNow = clock.now;
  return {
    call: async (target, options = {}) => {
      const request = requestOf(target, options);
      const answer = testAnswer(await gateway.answer(request));
      if (linkPaths.includes(request.path)) await mailLinks();
      return answer;
    },
    deliver: async () => {
      await payments.deliver(async ({ body: rawBody, headers }) => {
        const { status } = await gateway.answer(requestOf("billing/webhook", { rawBody, headers }));
        return status;
      });
      const [failure] = (await carry()).values();
      if (failure) throw failure;
    },
    clear: async () => {
      await call(engine, "DeleteTable", { TableName: table });
      await ensureTable(engine, table);
      payments.ledger.clear();
    },
    payments,
    pay: async (tool, body) => {
      const request = requestOf({ method: "POST", path: `/__local/payments/${tool}` }, { body });
      for (const responder of payments.responders) {
        const answer = await responder(request);
        if (answer) return testAnswer(answer);
      }
      throw new Error(`no tool ${tool}`);
    },
    mails: mailbox.list,
    lastMailTo: (address) => mailbox.list().find(({ to }) => to.toLowerCase() === address.toLowerCase()),
    refuseMails: (refusal) => {
      mailRefusal = typeof refusal === "string" ? refusal : refusal ? "MessageRejected" : undefined;
    },
    mediaDirectory,
    configure: (settings) => {
      Object.assign(process.env, settings);
      forgetConfig();
    },
    setNow: (instant) => {
      clock.now = instant ? () => new Date(instant) : realNow;
    },
    stop: async () => {
      // Cancel retries. A later retry would import our sources during the next test file, before its table exists.
      await endDeliveries();
      clock.now = realNow;
      endConflicts();
      server.close();
      server.closeAllConnections();
      await rm(mediaDirectory, { recursive: true, force: true });
      await engine.stop();
    },
  };
}
