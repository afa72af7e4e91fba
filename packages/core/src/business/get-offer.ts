import type { getOffer as contract } from "@linkedpotential/contract/business/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { config } from "../config.ts";

export const getOffer = async (): Promise<AnswerOf<typeof contract>> => ({
  strategyCallUrl: config().strategyCallUrl ?? null,
});
