import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import type { DemoConversation } from "./conversations.ts";
import type { Person } from "./fill-community.ts";

/**
 * Sends a request to a freelancer, who accepts it, and lets both write the messages. The author of a message has read
 * the earlier ones.
 */
export async function holdConversation(
  member: Person,
  freelancer: Person,
  { request, reply, messages, progress }: DemoConversation,
): Promise<void> {
  const body = { ...request, toUserId: freelancer.user.id };
  const { id } = (await member.call("project-requests/create", { body })) as SentProjectRequest;
  const params = { requestId: String(id) };
  await freelancer.call("project-requests/answer", {
    params,
    body: { status: "accepted", reply, sharesContact: true },
  });
  await member.call("project-requests/update-sent", { params, body: {} });
  for (const { by, ...message } of messages) {
    const author = by === "member" ? member : freelancer;
    await markRead(author, params);
    await author.call("request-messages/send", { params, body: message });
  }
  if (messages.at(-1)?.by === "member") await markRead(freelancer, params);
  await member.call("request-messages/update", { params, body: { progress } });
}

async function markRead({ call }: Person, params: { requestId: string }): Promise<void> {
  const [last] = (await call("request-messages/list", { params })) as RequestMessage[];
  if (last) await call("request-messages/update", { params, body: { readUntil: last.id } });
}
