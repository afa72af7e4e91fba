import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { fileToSend } from "@linkedpotential/fixtures/attachments";
import { newProject } from "@linkedpotential/fixtures/community";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import type { CallOptions } from "../call.ts";
import { projectPostCalls } from "../project-posts.ts";
import { projectRequestCalls } from "../project-requests.ts";
import { requestMessageCalls } from "../request-messages.ts";
import type { TestStack } from "../stack.ts";

async function requested(stack: TestStack) {
  const { business, freelancer, request } = projectRequestCalls(stack);
  const [sender, recipient] = [await business(), await freelancer()];
  const { id } = await request(sender, recipient);
  return { sender, recipient, params: { requestId: String(id) } };
}

async function messaged(stack: TestStack) {
  const { business, freelancer } = projectRequestCalls(stack);
  const { acceptedRequest, write } = requestMessageCalls(stack);
  const [sender, recipient] = [await business(), await freelancer()];
  const id = await acceptedRequest(sender, recipient);
  await write(recipient, id);
  return { token: sender.token, params: { requestId: String(id) } };
}

async function ofBusiness(stack: TestStack): Promise<CallOptions> {
  const { token } = await projectRequestCalls(stack).business();
  return { token };
}

export const firstProjectRequestCalls = {
  "community/create-project": async (stack: TestStack): Promise<CallOptions> => ({
    ...(await ofBusiness(stack)),
    body: newProject(),
  }),
  "community/update-project": async (stack: TestStack): Promise<CallOptions> => {
    const { business, publish } = projectPostCalls(stack);
    const author = await business();
    const { id } = await publish(author);
    return { token: author.token, params: { postId: String(id) }, body: newProject() };
  },
  "community/fill-project": async (stack: TestStack): Promise<CallOptions> => {
    const { business, publish } = projectPostCalls(stack);
    const author = await business();
    const { id } = await publish(author);
    return { token: author.token, params: { postId: String(id) }, body: { filled: true } };
  },
  "freelancers/list": ofBusiness,
  "freelancers/get": async (stack: TestStack): Promise<CallOptions> => {
    const { user } = await projectRequestCalls(stack).freelancer();
    return { ...(await ofBusiness(stack)), params: { freelancerId: String(user.id) } };
  },
  "shortlist/update": async (stack: TestStack): Promise<CallOptions> => {
    const { user } = await projectRequestCalls(stack).freelancer();
    const params = { freelancerId: String(user.id) };
    return { ...(await ofBusiness(stack)), params, body: { saved: true, note: "Für das neue Portal" } };
  },
  "project-requests/create": async (stack: TestStack): Promise<CallOptions> => {
    const { user } = await projectRequestCalls(stack).freelancer();
    return { ...(await ofBusiness(stack)), body: { toUserId: user.id, message: projectMessage } };
  },
  "project-requests/withdraw": async (stack: TestStack): Promise<CallOptions> => {
    const { sender, params } = await requested(stack);
    return { token: sender.token, params };
  },
  "project-requests/update-sent": async (stack: TestStack): Promise<CallOptions> => {
    const { sender, recipient, params } = await requested(stack);
    await projectRequestCalls(stack).answer(recipient, Number(params.requestId), { status: "accepted" });
    return { token: sender.token, params, body: { sharesContact: true } };
  },
  "project-requests/answer": async (stack: TestStack): Promise<CallOptions> => {
    const { recipient, params } = await requested(stack);
    return { token: recipient.token, params, body: { status: "accepted" } };
  },
  "project-requests/list-received": async (stack: TestStack): Promise<CallOptions> => {
    const { token } = (await requested(stack)).recipient;
    return { token };
  },
  "request-messages/list": messaged,
  "request-messages/update": async (stack: TestStack): Promise<CallOptions> => ({
    ...(await messaged(stack)),
    body: { progress: "hired" },
  }),
  "request-messages/send": async (stack: TestStack): Promise<CallOptions> => ({
    ...(await messaged(stack)),
    body: { text: "Passt Ihnen Dienstag?" },
  }),
  "request-messages/get-attachment": async (stack: TestStack): Promise<CallOptions> => {
    const { token, params } = await messaged(stack);
    const body = { text: "Anbei.", attachment: fileToSend() };
    const { json } = await stack.call("request-messages/send", { token, params, body });
    return { token, params: { ...params, messageId: String((json as RequestMessage).id) } };
  },
  "project-requests/list-sent": async (stack: TestStack): Promise<CallOptions> => {
    const { token } = (await requested(stack)).sender;
    return { token };
  },
};
