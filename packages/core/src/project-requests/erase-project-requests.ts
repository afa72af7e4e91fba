import { OpenProjectRequestEntity } from "./open-project-request.entity.ts";
import { ProjectRequestEntity, readSentKeys } from "./project-request.entity.ts";

const slice = 50;

/** Erases requests that the user sent. Received ones are erased with the items under the user's own key. */
export async function eraseProjectRequests(senderId: number): Promise<number> {
  const { sent } = await readSentKeys(senderId, slice);
  for (const { userId, requestId } of sent) {
    await OpenProjectRequestEntity.delete({ userId, senderId }).go();
    // Delete the request last. Without it, a retry could not find the item that marks it as open.
    await ProjectRequestEntity.delete({ userId, requestId }).go();
  }
  return sent.length;
}
