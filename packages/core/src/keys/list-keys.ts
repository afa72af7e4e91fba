import type { listKeys as contract } from "@linkedpotential/contract/keys/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { Context } from "../context.ts";

export const listKeys = async ({ config }: Context): Promise<AnswerOf<typeof contract>> => ({
  keys: config.publicKeys,
});
