import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { readExport as contract } from "@linkedpotential/contract/user/routes";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { getExportPart } from "../../media/export-parts.ts";
import { findExport } from "./account-export.entity.ts";
import { exportState } from "./export-state.ts";

/**
 * Reads one part of the finished export.
 * @throws `user.export_not_ready` when there is no finished export, it has expired, or the part does not exist
 */
export async function readExport(
  { user, now, config }: UserContext,
  { cursor = "1" }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const file = await findExport(user.id);
  const part = Number(cursor);
  if (!file || exportState(file, now()).state !== "ready" || part > file.parts) {
    throw new DomainError("user.export_not_ready");
  }
  const text = await getExportPart(config, user.id, part);
  return { text, ...(part < file.parts && { nextCursor: String(part + 1) }) };
}
