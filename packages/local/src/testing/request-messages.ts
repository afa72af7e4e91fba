import type { ReceivedProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { fileToSend } from "@linkedpotential/fixtures/attachments";
import type { TestAnswer } from "./call.ts";
import { communityCalls, type Someone } from "./community.ts";
import { projectPostCalls } from "./project-posts.ts";
import { projectRequestCalls } from "./project-requests.ts";
import type { TestStack } from "./stack.ts";

export interface RequestMessageCalls {
  /** Sends a request of a business to a freelancer, who accepts it. Returns its id. */
  acceptedRequest(business: Someone, freelancer: Someone, shares?: boolean): Promise<number>;
  /** Publishes a project, for which a freelancer with Premium asks. The business accepts the request. Returns its id. */
  acceptedProject(business: Someone, freelancer: Someone, shares?: boolean): Promise<number>;
  write(author: Someone, requestId: number, text?: string): Promise<TestAnswer>;
  /** Sends a message with all its fields, such as a proposal or the answer to one. */
  send(author: Someone, requestId: number, body: object): Promise<TestAnswer>;
  /** Sends a message with a file, by default a PDF file. Returns the message. */
  attach(author: Someone, requestId: number, attachment?: object, text?: string): Promise<RequestMessage>;
  download(reader: Someone, requestId: number, messageId: number): Promise<TestAnswer>;
  /** Sends a message with a proposal. Returns its id. */
  propose(author: Someone, requestId: number, proposal: object): Promise<number>;
  /** Sends a message that answers a proposal. */
  reply(author: Someone, requestId: number, answer: object): Promise<TestAnswer>;
  /** Reads one message under a request. Undefined if it is not listed. */
  shown(reader: Someone, requestId: number, messageId: number): Promise<RequestMessage | undefined>;
  read(reader: Someone, requestId: number, query?: Record<string, string>): Promise<TestAnswer>;
  /** Reads the messages under a request, newest first, and marks them as read. */
  see(reader: Someone, requestId: number): Promise<RequestMessage[]>;
  update(member: Someone, requestId: number, body: object): Promise<TestAnswer>;
  /** Reads the messages under a request, newest first. Fails the test if the API refuses it. */
  messages(reader: Someone, requestId: number): Promise<RequestMessage[]>;
  /** Reads the requests of businesses to a freelancer, newest first. */
  received(freelancer: Someone): Promise<ReceivedProjectRequest[]>;
}

export function requestMessageCalls(stack: TestStack): RequestMessageCalls {
  const [requests, projects, community] = [projectRequestCalls(stack), projectPostCalls(stack), communityCalls(stack)];
  const about = (requestId: number) => ({ params: { requestId: String(requestId) } });
  const read: RequestMessageCalls["read"] = ({ token }, requestId, query = {}) =>
    stack.call("request-messages/list", { token, query, ...about(requestId) });
  const messages: RequestMessageCalls["messages"] = async (reader, requestId) =>
    accepted(await read(reader, requestId)).json as RequestMessage[];
  const update: RequestMessageCalls["update"] = ({ token }, requestId, body) =>
    stack.call("request-messages/update", { token, body, ...about(requestId) });
  const send: RequestMessageCalls["send"] = ({ token }, requestId, body) =>
    stack.call("request-messages/send", { token, body, ...about(requestId) });
  return {
    acceptedRequest: async (business, freelancer, shares = false) => {
      const contact = shares ? { sharesContact: true, company: "Nordlicht GmbH" } : {};
      const { id } = await requests.request(business, freelancer, contact);
      accepted(await requests.answer(freelancer, id, { status: "accepted", sharesContact: shares }));
      return id;
    },
    acceptedProject: async (business, freelancer, shares = false) => {
      const { id } = await community.request(freelancer, await projects.publish(business));
      accepted(await projects.answer(business, id, { status: "accepted", sharesContact: shares }));
      return id;
    },
    send,
    attach: async (author, requestId, attachment = fileToSend(), text = "") =>
      accepted(await send(author, requestId, { text, attachment })).json as RequestMessage,
    download: ({ token }, requestId, messageId) =>
      stack.call("request-messages/get-attachment", {
        token,
        params: { requestId: String(requestId), messageId: String(messageId) },
      }),
    propose: async (author, requestId, proposal) => {
      const sent = accepted(await send(author, requestId, { text: "Passt das?", ...proposal }));
      return (sent.json as RequestMessage).id;
    },
    reply: (author, requestId, answer) => send(author, requestId, { text: "Meine Antwort.", answer }),
    shown: async (reader, requestId, messageId) =>
      (await messages(reader, requestId)).find(({ id }) => id === messageId),
    write: (author, requestId, text = "Passt Ihnen Dienstag?") => send(author, requestId, { text }),
    read,
    update,
    messages,
    received: async ({ token }) =>
      accepted(await stack.call("project-requests/list-received", { token })).json as ReceivedProjectRequest[],
    see: async (reader, requestId) => {
      const seen = await messages(reader, requestId);
      if (seen[0]) accepted(await update(reader, requestId, { readUntil: seen[0].id }));
      return seen;
    },
  };
}

/**
 * Prepares a call that creates a message, for tests of all creating routes.
 * @internal
 */
export async function requestMessageCreation(stack: TestStack) {
  const { business, freelancer } = projectRequestCalls(stack);
  const { acceptedRequest, messages } = requestMessageCalls(stack);
  const [author, reader] = [await business(), await freelancer()];
  const id = await acceptedRequest(author, reader);
  const body = { text: "Passt Ihnen Dienstag?" };
  const created = async () => (await messages(reader, id)).length;
  return { call: { token: author.token, params: { requestId: String(id) }, body }, otherBody: { text: "?" }, created };
}

function accepted(answer: TestAnswer): TestAnswer {
  if (answer.status >= 400) throw new Error(`refused: ${answer.text}`);
  return answer;
}
