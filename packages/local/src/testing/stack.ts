import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressOf, type RouteId } from "@linkedpotential/contract/endpoints";
import { clock } from "@linkedpotential/core/clock";
import { forgetConfig } from "@linkedpotential/core/config";
import { withCallHooks } from "@linkedpotential/core/outbound-calls";
import { engineEnvironment, startDynamoDb } from "../database/dynamodb.ts";
import { ensureTable } from "../database/table.ts";
import { emulatorEnvironment, emulators } from "../emulators.ts";
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
   * Calls a route by its id, or any method and path (with its query), through the same gateway as over HTTP. Mails with
   * a link that the route had sent are there afterwards, unless SES rejects them; `deliver` tries again.
   */
  call(target: RouteId | { method: string; path: string }, options?: CallOptions): Promise<TestAnswer>;
  /**
   * Hands the payment provider's webhooks to the product, then what waits in the outbox to its subscribers. @throws when
   * one of them fails; that event is still there
   */
  deliver(): Promise<void>;
  payments: PaymentProvider;
  /** Calls a tool of the payment provider below `/__local/payments/`. */
  pay(tool: string, body: object): Promise<TestAnswer>;
  /** Newest first. */
  mails(): Mail[];
  lastMailTo(address: string): Mail | undefined;
  /** While true or for a reason, SES takes no mail. */
  refuseMails(refusal: boolean | MailRefusal): void;
  /** Folder in which stored media objects lie under their keys. */
  mediaDirectory: string;
  /** Changes settings while the stack runs; empty ones are not set. */
  configure(settings: Record<string, string>): void;
  /** Stops the clock of the functions at an instant; without one it runs again. */
  setNow(instant?: string): void;
  stop(): Promise<void>;
}

interface StackOptions {
  /** Whether overlapping transactions conflict, as in DynamoDB. The embedded engines run one after the other. */
  hasTransactionConflicts?: boolean;
}

/** Paths of the routes after which a mail with a link is due. */
const linkPaths: readonly string[] = (
  ["auth/register", "auth/register-business", "auth/resend-verification", "auth/forgot-password"] as const
).map((id) => addressOf(id).path);

/** No test is about time: a machine that stands still for half a minute does not make a call one that took so long. */
const patienceMs = 10 * 60_000;

/**
 * The server side for one test file: real handlers in this process, a table of its own in the engine of the run, and
 * its own SES, EventBridge and media endpoint. Call it before anything loads the entities: they read the environment.
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
    [...emulators(mailbox, mediaDirectory, () => mailRefusal), ...payments.responders],
    "127.0.0.1",
    0,
  );
  const address = `http://127.0.0.1:${portOf(server)}`;
  Object.assign(
    process.env,
    { ...testEnvironment, TABLE_NAME: table },
    engineEnvironment(engine),
    emulatorEnvironment(address),
    paymentEnvironment(address),
    keyEnvironment(makeSigningKeys()),
    environment,
  );
  forgetConfig();
  const endConflicts = hasTransactionConflicts ? await raiseTransactionConflicts() : () => {};
  const gateway = createGateway({ timeoutMs: patienceMs });
  const carry = createOutbox(engine, table);
  let linksMailed: Promise<unknown> = Promise.resolve();
  /** One delivery at a time. Faults and counters of the caller do not apply: subscribers are other processes. */
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
      // A next try would load our sources into the file that runs then, before it has its own table.
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
