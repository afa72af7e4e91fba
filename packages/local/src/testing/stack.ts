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
import { ensureTable } from "../database/table.ts";
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
   * Calls a route by its id, or any method and path (with its query), through the gateway of the embedded stack. When
   * it returns, mails with links have been sent, unless SES rejects them; `deliver` tries again.
   */
  call(target: RouteId | { method: string; path: string }, options?: CallOptions): Promise<TestAnswer>;
  /**
   * Delivers the payment provider's webhooks, then the events of the outbox.
   * @throws when a subscriber fails; its event stays in the outbox
   */
  deliver(): Promise<void>;
  payments: PaymentProvider;
  /** Calls a tool of the payment provider below `/__local/payments/`. */
  pay(tool: string, body: object): Promise<TestAnswer>;
  /** Sent mails, newest first. */
  mails(): Mail[];
  lastMailTo(address: string): Mail | undefined;
  /** Makes SES refuse mails (with a reason, if given) or accept them again. */
  refuseMails(refusal: boolean | MailRefusal): void;
  /** Folder with the stored media objects, by their keys. */
  mediaDirectory: string;
  /** Changes settings while the stack runs. Empty values remove a setting. */
  configure(settings: Record<string, string>): void;
  /** Stops the functions' clock at an instant. Without one the clock runs again. */
  setNow(instant?: string): void;
  stop(): Promise<void>;
}

interface StackOptions {
  /** Makes overlapping transactions conflict, as in DynamoDB. The embedded engines run them in sequence. */
  hasTransactionConflicts?: boolean;
}

/** Paths of the routes that send a mail with a link. */
const linkPaths: readonly string[] = (
  ["auth/register", "auth/register-business", "auth/resend-verification", "auth/forgot-password"] as const
).map((id) => addressOf(id).path);

/** Time limit of calls. Generous, so that tests also pass on a machine that stalls for half a minute. */
const exportTimeoutMs = 10 * 60_000;

/**
 * Starts the server side for one test file: real handlers in this process, its own table in the shared engine, and its
 * own SES, EventBridge and media endpoints. Call it before importing entities, because they read the environment.
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
   * Delivers one link event at a time. Call hooks of the test do not apply, because subscribers run in other processes
   * in AWS.
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
      // Cancel retries. A later one would import our sources in the next test file before its table exists.
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
