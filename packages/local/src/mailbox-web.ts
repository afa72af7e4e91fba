import { type HttpAnswer, jsonAnswer, type Responder } from "./http.ts";
import type { Mailbox } from "./mailbox.ts";
import { mailboxPage } from "./mailbox-page.ts";
import { refusal } from "./refusal.ts";

const page = (policy: string, body: string): HttpAnswer => ({
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; ${policy}`,
    "x-content-type-options": "nosniff",
  },
  body,
});

/** `GET /__local/mails` for tools, `/__local/mailbox` for people; a mail's HTML runs nothing and is framed only here. */
export const createMailboxWeb =
  (mailbox: Mailbox): Responder =>
  async ({ method, path, query }) => {
    if (method !== "GET") return undefined;
    if (path === "/__local/mails") return jsonAnswer(200, mailbox.list());
    if (path === "/__local/mailbox") {
      const mails = mailbox.list();
      const wanted = new URLSearchParams(query).get("mail");
      const chosen = mails.find(({ id }) => id === wanted) ?? mails[0];
      return page("frame-src 'self'; frame-ancestors 'none'", mailboxPage(mails, chosen));
    }
    const id = /^\/__local\/mails\/([\w-]+)\/html$/.exec(path)?.[1];
    if (!id) return undefined;
    const mail = mailbox.find(id);
    // Links leave the frame: the frame itself may load nothing.
    const body = `<base target="_top">${mail?.html ?? ""}`;
    return mail ? page("img-src 'self' data: https:; frame-ancestors 'self'", body) : refusal(404, "request.not_found");
  };
