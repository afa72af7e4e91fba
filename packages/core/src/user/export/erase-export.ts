import { deleteExportPart } from "../../media/export-parts.ts";
import { AccountExportEntity, findExport } from "./account-export.entity.ts";

/** One part more than was noted: a run may have ended in between. */
export async function eraseExport(userId: number): Promise<number> {
  const file = await findExport(userId);
  if (!file) return 0;
  for (let part = 1; part <= file.stored + 1; part += 1) await deleteExportPart(userId, part);
  await AccountExportEntity.delete({ userId }).go();
  return 1;
}
