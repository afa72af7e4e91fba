import type * as routes from "@linkedpotential/contract/request-messages/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { getAttachment as readObject } from "../media/attachments.ts";
import { assertReader } from "../user/premium.ts";
import { findThread } from "./find-thread.ts";
import { messageOf } from "./request-message.entity.ts";

/**
 * Returns the file of a message to either side of its request, as `listRequestMessages` returns the message itself. The
 * name in the answer is plain ASCII. The message contains the name that the author gave.
 * @throws `plan_limit`, `project_request.not_found`, `request_message.file_not_found`
 */
export async function getAttachment(
  ctx: UserContext,
  { requestId, messageId }: InputOf<typeof routes.getAttachment>,
): Promise<AnswerOf<typeof routes.getAttachment>> {
  const thread = await findThread(ctx, requestId);
  if (thread.request.kind === "collaboration") await assertReader(ctx);
  const { data } = await messageOf(requestId, messageId).go();
  const [message] = data;
  if (!message?.attachment) throw new DomainError("request_message.file_not_found");
  return { bytes: await readObject(ctx.config, message), name: `${messageId}.${message.attachment.kind}` };
}
