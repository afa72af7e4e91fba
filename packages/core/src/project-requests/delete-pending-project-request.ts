import { transact } from "../db/transact.ts";
import type { ProjectRequestKey } from "./project-request.entity.ts";
import { projectRequestItems } from "./project-request-items.entity.ts";

/** Thrown when a request is answered or deleted. */
export class NotPending extends Error {}

/** @throws NotPending */
export async function deletePendingProjectRequest({ userId, requestId, senderId }: ProjectRequestKey): Promise<void> {
  await transact(
    projectRequestItems,
    (parts) => ({
      request: parts.request
        .delete({ userId, requestId })
        .where(({ status }, { eq }) => eq(status, "pending"))
        .commit(),
      open: parts.open.delete({ userId, senderId }).commit(),
    }),
    () => new NotPending(),
  );
}
