import type { AnswerOf } from "@linkedpotential/contract/route";
import type { getExport as contract } from "@linkedpotential/contract/user/routes";
import type { UserContext } from "../../context.ts";
import { findExport } from "./account-export.entity.ts";
import { exportState } from "./export-state.ts";

export const getExport = async ({ user, now }: UserContext): Promise<AnswerOf<typeof contract>> =>
  exportState(await findExport(user.id), now());
