import { addDays, berlinInstant, today, weekdayOf } from "@linkedpotential/contract/dates";
import type { SentProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import type { DemoConversation, DemoDate } from "./conversations.ts";
import type { Person } from "./fill-community.ts";

/**
 * Sends a request to a freelancer, who accepts it, and lets both write the messages. The author of a message has read
 * the earlier ones.
 * @param postId project that the request is about
 */
export async function holdConversation(
  member: Person,
  freelancer: Person,
  { request, reply, messages, progress }: DemoConversation,
  postId?: number,
): Promise<void> {
  const body = { ...request, toUserId: freelancer.user.id, postId };
  const { id } = (await member.call("project-requests/create", { body })) as SentProjectRequest;
  const params = { requestId: String(id) };
  await freelancer.call("project-requests/answer", {
    params,
    body: { status: "accepted", reply, sharesContact: true },
  });
  await member.call("project-requests/update-sent", { params, body: {} });
  let proposal: RequestMessage | undefined;
  for (const { by, text, offer, date, accepts } of messages) {
    const author = by === "member" ? member : freelancer;
    await markRead(author, params);
    const answer = accepts && proposal && acceptanceOf(proposal);
    const appointment = date && appointmentOn(date);
    const message = { text, offer, appointment, answer };
    const sent = (await author.call("request-messages/send", { params, body: message })) as RequestMessage;
    if (offer || appointment) proposal = sent;
  }
  if (messages.at(-1)?.by === "member") await markRead(freelancer, params);
  if (progress) await member.call("request-messages/update", { params, body: { progress } });
}

/** Returns the answer that accepts an offer, or the first date of an appointment. */
const acceptanceOf = ({ id, appointment }: RequestMessage) => ({
  ...{ messageId: id, accepted: true },
  ...(appointment && { slot: appointment.slots[0] }),
});

function appointmentOn({ weekday, time, minutes, place }: DemoDate) {
  const now = today(new Date());
  const date = addDays(now, 7 + weekday - weekdayOf(now));
  return { slots: [berlinInstant(date, time).toISOString()], minutes, place };
}

async function markRead({ call }: Person, params: { requestId: string }): Promise<void> {
  const [last] = (await call("request-messages/list", { params })) as RequestMessage[];
  if (last) await call("request-messages/update", { params, body: { readUntil: last.id } });
}
