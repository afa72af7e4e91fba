import type { Context } from "../../context.ts";
import { deleteExportPart } from "../../media/export-parts.ts";
import { AccountExportEntity, findExport } from "./account-export.entity.ts";

/**
 * Deletes the export and its parts. Also deletes one part more than recorded, because a run may have stopped between
 * uploading a part and recording it.
 */
export async function eraseExport({ config }: Context, userId: number): Promise<number> {
  const file = await findExport(userId);
  if (!file) return 0;
  for (let part = 1; part <= file.stored + 1; part += 1) await deleteExportPart(config, userId, part);
  await AccountExportEntity.delete({ userId }).go();
  return 1;
}
