import type { listKeys as contract } from "@linkedpotential/contract/keys/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { config } from "../config.ts";

export const listKeys = async (): Promise<AnswerOf<typeof contract>> => ({ keys: config().publicKeys });
