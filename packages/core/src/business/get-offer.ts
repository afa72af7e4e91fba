import type { getOffer as contract } from "@linkedpotential/contract/business/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { Context } from "../context.ts";

export const getOffer = async ({ config }: Context): Promise<AnswerOf<typeof contract>> => ({
  strategyCallUrl: config.strategyCallUrl ?? null,
});
