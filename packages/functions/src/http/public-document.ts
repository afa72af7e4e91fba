import type { AnswerOf, Route } from "@linkedpotential/contract/route";
import { answerOf } from "./answer.ts";
import { chain } from "./chain.ts";

/** The Lambda of a document that is the same for everybody: it carries neither sessions nor the database. */
export const publicDocument = <const R extends Route & { access: "public" }>(
  contract: R,
  document: () => Promise<AnswerOf<R>>,
) => chain(contract).handler(async () => answerOf(contract, await document()));
