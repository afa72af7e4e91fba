import type { AccountNote } from "@linkedpotential/contract/accounts/schema";
import { UserEntity } from "../../user/user.entity.ts";
import type { StoredNote } from "./account-note.entity.ts";

/** Returns the note as admins see it, with the name of its author. Empty, with revision 0, before the first change. */
export async function toNote(stored: StoredNote | null): Promise<AccountNote> {
  if (!stored) return { text: "", author: null, writtenAt: null, revision: 0 };
  const { text, adminId, writtenAt, revision } = stored;
  const { data: admin } = await UserEntity.get({ userId: adminId }).go();
  return { text, author: admin?.name ?? null, writtenAt, revision };
}
