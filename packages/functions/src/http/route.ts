import { createHash } from "node:crypto";
import type { AnswerOf, InputOf, Route } from "@linkedpotential/contract/route";
import type { RequestContext, UserContext } from "@linkedpotential/core/context";
import { withIdempotencyRecord } from "@linkedpotential/core/idempotency/with-idempotency-record";
import type { Versions } from "@linkedpotential/core/leads/list/list-version";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { access } from "./access.ts";
import { answerOf } from "./answer.ts";
import { chain } from "./chain.ts";
import type { Internal } from "./middleware.ts";
import { session } from "./session.ts";

type ContextOf<R> = R extends { access: "public" } ? RequestContext : UserContext;
interface Wrapped<R> {
  answer: AnswerOf<R>;
  cookies?: string[];
  leadsVersion?: Versions | undefined;
}
type Result<R> = AnswerOf<R> | Wrapped<R>;

type UseCase<R> = (context: ContextOf<R>, input: InputOf<R>) => Promise<Result<R>>;

export function route<const R extends Route>(contract: R, useCase: UseCase<R>) {
  return chain(contract, [session(contract), access(contract)]).handler(async (event, { chain: internal }) => {
    const work = () => useCase(internal.context as ContextOf<R>, internal.input as InputOf<R>);
    const result = await withIdempotency(contract, event, internal, work);
    const { answer, cookies, leadsVersion }: Wrapped<R> = isWrapped<R>(result) ? result : { answer: result };
    const { headers, ...answered } = answerOf(internal.context.config, contract, answer);
    return {
      ...answered,
      headers: { ...headers, ...(leadsVersion && { "x-leads-version": etagsOf(leadsVersion) }) },
      ...(cookies && { cookies }),
    };
  });
}

/** Runs a creating call at most once per `Idempotency-Key` (D17). */
function withIdempotency<T>(
  contract: Route,
  event: APIGatewayProxyEventV2,
  { context, input }: Internal,
  work: () => Promise<T>,
): Promise<T> {
  const key = event.headers["idempotency-key"];
  if (!key || contract.status !== 201) return work();
  // Leave passwords out of the fingerprint. Its hash is stored, and could otherwise be used to guess them.
  const body = JSON.stringify(input, (name, value) => (/password/i.test(name) ? undefined : value));
  const caller = `${context.user?.id ?? "public"} ${contract.id}`;
  context.idempotencyKey = { caller, key: hashOf(key), fingerprint: hashOf(`${event.rawPath}\n${body}`) };
  return withIdempotencyRecord(context.idempotencyKey, work);
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

const etagsOf = ({ before, after }: Versions): string => `"${before}", "${after}"`;

/**
 * Tells whether a result contains cookies or the version of the leads list besides the answer. A recorded answer does
 * not, because its versions are outdated.
 */
const isWrapped = <R>(result: Result<R>): result is Wrapped<R> =>
  typeof result === "object" && result !== null && ("cookies" in result || "leadsVersion" in result);
