import type { AnswerOf, InputOf, Route } from "@linkedpotential/contract/route";
import type { RequestContext } from "@linkedpotential/core/context";
import { answerOf } from "./answer.ts";
import { chain } from "./chain.ts";

/** Creates the Lambda of a document that anybody may read. Its bundle contains no code for sessions or the database. */
export const publicDocument = <const R extends Route & { access: "public" }>(
  contract: R,
  document: (context: RequestContext, input: InputOf<R>) => Promise<AnswerOf<R>>,
) =>
  chain(contract).handler(async (_, { chain: { context, input } }) =>
    answerOf(context.config, contract, await document(context, input as InputOf<R>)),
  );
